import { isRecord } from './record.ts';

const NAMES = ['id', 'slug', 'username', 'code', 'token'];
const MOST_OF_A_KIND = 40;
const MOST_DEPTH = 5;

/** Remembers ids from answers by the kind of their address, so that later generated requests are about things that exist. */
export class KnownIds {
  readonly #byKind = new Map<string, string[]>();

  /** Remembers the ids in an answer of `path`. */
  learn(path: string, answer: unknown, depth = 0): void {
    if (depth > MOST_DEPTH) return;
    if (Array.isArray(answer)) for (const item of answer.slice(0, 10)) this.learn(path, item, depth + 1);
    if (!isRecord(answer)) return;
    for (const [name, value] of Object.entries(answer)) {
      if (typeof value === 'string' && NAMES.includes(name)) this.#add(kindOf(path), value);
      else this.learn(path, value, depth + 1);
    }
  }

  /** Chooses a remembered id for a parameter of `path`, or makes one that belongs to nothing. */
  one(path: string, choice: number): string {
    const ids = this.#byKind.get(kindOf(path)) ?? [];
    return ids[choice % Math.max(1, ids.length)] ?? '0193e3a4-5b6c-7d8e-9f01-23456789abcd';
  }

  #add(kind: string, id: string): void {
    const ids = this.#byKind.get(kind) ?? [];
    if (!ids.includes(id)) this.#byKind.set(kind, [...ids, id].slice(-MOST_OF_A_KIND));
  }
}

/** The kind of things that an address is about: `/api/admin/prompts/{id}` and `/api/prompts` are both about prompts. */
const kindOf = (path: string): string => path.split('/').find((part) => part !== '' && part !== 'api' && part !== 'admin' && part !== 'user' && !part.startsWith('{')) ?? '';
