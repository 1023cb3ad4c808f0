import * as z from 'zod/mini';
import type { CopyToKeep } from './draft-state.ts';

/** Work that the server does not have yet. `baseRevision` is 0 before the first save; `at` in ms. */
export interface LocalCopy<Content> extends CopyToKeep<Content> {
  /** The tab that wrote it: two tabs never write over each other's. */
  tab: string;
}

/** Unsaved work of one person in this browser. */
export interface LocalCopies<Content> {
  /** False when the browser has no room or refuses to keep anything. */
  put(copy: CopyToKeep<Content>): boolean;
  /** Forgets this tab's copy. */
  remove(draftId: string | null): void;
  /** Copies of a draft that no open tab works on, latest first; this tab's own is among them. */
  left(draftId: string | null, openTabs: ReadonlySet<string>): LocalCopy<Content>[];
  drop(copy: LocalCopy<Content>): void;
}

export interface CopiesOptions<Content> {
  storage(): Storage;
  /** What the keys of this kind of draft begin with. */
  prefix: string;
  content: z.ZodMiniType<Content>;
  userId: string;
  tab: string;
}

const schema = z.object({ draftId: z.nullable(z.string()), baseRevision: z.int(), content: z.unknown(), at: z.number(), tab: z.string() });

/** Copies in a storage, apart by person, draft and tab. Copies that cannot be read are left where they are. Where the storage is refused altogether, nothing is kept, and every `put` says so. */
export function createLocalCopies<Content>({ storage, prefix, content, userId, tab }: CopiesOptions<Content>): LocalCopies<Content> {
  let kept: Storage;
  try {
    kept = storage();
  } catch {
    return { put: () => false, remove: () => undefined, left: () => [], drop: () => undefined };
  }
  const read = (json: string | null): LocalCopy<Content> | null => {
    try {
      const copy = schema.safeParse(JSON.parse(json ?? 'null')).data;
      const written = content.safeParse(copy?.content);
      return copy && written.success ? { ...copy, content: written.data } : null;
    } catch {
      return null;
    }
  };
  const start = (draftId: string | null): string => `${prefix}.${userId}.${draftId ?? 'new'}.`;
  const keysOf = (draftId: string | null): string[] =>
    Array.from({ length: kept.length }, (_, at) => kept.key(at) ?? '').filter((key) => key.startsWith(start(draftId)));
  return {
    put(copy) {
      try {
        kept.setItem(start(copy.draftId) + tab, JSON.stringify({ ...copy, tab }));
        return true;
      } catch {
        return false;
      }
    },
    remove: (draftId) => kept.removeItem(start(draftId) + tab),
    left: (draftId, openTabs) =>
      keysOf(draftId)
        .map((key) => read(kept.getItem(key)))
        .filter((copy) => copy !== null)
        .filter((copy) => copy.tab === tab || !openTabs.has(copy.tab))
        .sort((one, other) => other.at - one.at),
    drop: (copy) => kept.removeItem(start(copy.draftId) + copy.tab),
  };
}
