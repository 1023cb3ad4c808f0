import * as z from 'zod/mini';
import { draftContent } from '#contracts/prompt-drafts.ts';
import type { DraftContent } from '#contracts/prompt-drafts.ts';

const copySchema = z.object({ promptId: z.nullable(z.string()), baseRevision: z.int(), content: draftContent, at: z.number(), tab: z.string() });

/** Work that the server does not have yet. `promptId` is null before the first save, `baseRevision` 0 then; `at` in ms. */
export interface LocalCopy {
  promptId: string | null;
  baseRevision: number;
  content: DraftContent;
  at: number;
  /** The tab that wrote it: two tabs never write over each other's. */
  tab: string;
}

/** Unsaved work of one person in this browser. */
export interface LocalCopies {
  /** False when the browser has no room or refuses to keep anything. */
  put(copy: Omit<LocalCopy, 'tab'>): boolean;
  /** Forgets this tab's copy. */
  remove(promptId: string | null): void;
  /** Copies of a prompt that no open tab works on, latest first; this tab's own is among them. */
  left(promptId: string | null, openTabs: ReadonlySet<string>): LocalCopy[];
  drop(copy: LocalCopy): void;
}

const PREFIX = 'conjure.draft';

/** Copies in `storage`, apart by person, prompt and tab. Copies that cannot be read are left where they are. */
export function createLocalCopies(storage: Storage, userId: string, tab: string): LocalCopies {
  const start = (promptId: string | null): string => `${PREFIX}.${userId}.${promptId ?? 'new'}.`;
  const keysOf = (promptId: string | null): string[] =>
    Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').filter((key) => key.startsWith(start(promptId)));
  return {
    put(copy) {
      try {
        storage.setItem(start(copy.promptId) + tab, JSON.stringify({ ...copy, tab }));
        return true;
      } catch {
        return false;
      }
    },
    remove: (promptId) => storage.removeItem(start(promptId) + tab),
    left: (promptId, openTabs) =>
      keysOf(promptId)
        .map((key) => read(storage.getItem(key)))
        .filter((copy) => copy !== null)
        .filter((copy) => copy.tab === tab || !openTabs.has(copy.tab))
        .sort((one, other) => other.at - one.at),
    drop: (copy) => storage.removeItem(start(copy.promptId) + copy.tab),
  };
}

function read(json: string | null): LocalCopy | null {
  try {
    const parsed = copySchema.safeParse(JSON.parse(json ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Where storage is refused altogether: keeps nothing, and says so at every `put`. */
export const noCopies: LocalCopies = { put: () => false, remove: () => undefined, left: () => [], drop: () => undefined };
