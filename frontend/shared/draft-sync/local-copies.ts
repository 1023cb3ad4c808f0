import * as z from 'zod/mini';
import type { CopyToKeep } from './draft-state.ts';

/** A stored copy of a draft's content that the server does not have yet. `baseRevision` is 0 before the first save; `at` is in ms. */
export interface LocalCopy<Content> extends CopyToKeep<Content> {
  /** Id of the tab that wrote the copy, so that two tabs never overwrite each other's. */
  tab: string;
}

/** The copies of unsaved drafts that this browser stores for one person. */
export interface LocalCopies<Content> {
  /** Stores a copy of a draft. Returns false when the browser has no room or refuses storage. */
  put(copy: CopyToKeep<Content>): boolean;
  /** Deletes this tab's copy of a draft. */
  remove(draftId: string | null): void;
  /** Returns the copies of a draft that no open tab is working on, and this tab's own; latest first. */
  left(draftId: string | null, openTabs: ReadonlySet<string>): LocalCopy<Content>[];
  drop(copy: LocalCopy<Content>): void;
}

export interface CopiesOptions<Content> {
  storage(): Storage;
  /** Beginning of the storage keys for this kind of draft. */
  prefix: string;
  content: z.ZodMiniType<Content>;
  userId: string;
  tab: string;
}

const schema = z.object({ draftId: z.nullable(z.string()), baseRevision: z.int(), content: z.unknown(), at: z.number(), tab: z.string() });

/**
 * Opens the copies of drafts in the browser's storage, separated by person, draft and tab. Unreadable copies stay where they are. When
 * storage is refused, nothing is stored and `put` returns false.
 */
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
