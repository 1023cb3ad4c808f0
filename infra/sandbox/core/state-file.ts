import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Delivery, WebhookSender } from '../delivery/webhook-sender.ts';
import type { SavedAnswer, SavedAnswers } from '../http/idempotency.ts';
import type { Collection } from './collection.ts';
import type { Notes, World } from './world.ts';

const VERSION = 1;
const WRITE_AFTER_MS = 300;

interface SavedState {
  version: number;
  aheadMs: number;
  counter: number;
  collections: Record<string, { id: string }[]>;
  notes: [string, Notes][];
  agenda: [string, number][];
  answers: [string, SavedAnswer][];
  deliveries: Delivery[];
}

interface Parts {
  world: World;
  answers: SavedAnswers;
  sender: WebhookSender;
}

const KINDS = [
  'customers', 'paymentMethods', 'paymentIntents', 'charges', 'balanceTransactions', 'refunds', 'disputes', 'products', 'prices', 'subscriptions',
  'invoices', 'sessions', 'portalSessions', 'testClocks', 'events',
] as const satisfies readonly (keyof World)[];

/** Stores the payments sandbox's state in a file, so that it survives a restart. After each change the whole file is written again a moment later. */
export class StateFile {
  readonly #file: string;
  readonly #parts: Parts;
  #timer: NodeJS.Timeout | null = null;

  constructor(file: string, parts: Parts) {
    this.#file = file;
    this.#parts = parts;
  }

  /**
   * Restores the state that the last run saved, if there is a file. A file of another version of the sandbox is refused.
   * @throws when the file is not a state file of the sandbox
   */
  restore(): void {
    if (!existsSync(this.#file)) return;
    const saved = JSON.parse(readFileSync(this.#file, 'utf8')) as SavedState;
    if (saved.version !== VERSION) throw new Error(`${this.#file} was written by another version of the payments sandbox: move it away.`);
    const { world, answers, sender } = this.#parts;
    Object.assign(world, { aheadMs: saved.aheadMs, counter: saved.counter });
    for (const kind of KINDS) for (const object of saved.collections[kind] ?? []) (world[kind] as unknown as Collection<{ id: string }>).add(object);
    for (const [id, notes] of saved.notes) world.notes.set(id, notes);
    for (const [key, at] of saved.agenda) world.agenda.set(key, at);
    for (const [key, answer] of saved.answers) answers.keep(key, answer);
    for (const delivery of saved.deliveries) sender.send(delivery.event, delivery);
  }

  /** Called after a change of the payments sandbox's state: schedules the next write of the state file. */
  touch(): void {
    this.#timer ??= setTimeout(() => this.write(), WRITE_AFTER_MS);
  }

  write(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const { world, answers, sender } = this.#parts;
    const state: SavedState = {
      version: VERSION,
      aheadMs: world.aheadMs,
      counter: world.counter,
      collections: Object.fromEntries(KINDS.map((kind) => [kind, [...world[kind].all()]])),
      notes: [...world.notes],
      agenda: world.agenda.saved(),
      answers: answers.saved(),
      deliveries: sender.waiting(),
    };
    mkdirSync(dirname(this.#file), { recursive: true });
    const unfinished = `${this.#file}.${process.pid}`;
    writeFileSync(unfinished, JSON.stringify(state), { mode: 0o600 });
    renameSync(unfinished, this.#file);
  }
}
