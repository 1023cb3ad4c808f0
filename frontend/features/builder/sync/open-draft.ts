import { blankDraft } from '#contracts/prompt-drafts.ts';
import type { Draft, DraftContent } from '#contracts/prompt-drafts.ts';
import { openedDraft } from '#shared/draft-sync/draft-state.ts';
import type { LocalCopies, LocalCopy } from '#shared/draft-sync/local-copies.ts';
import { same } from '#shared/draft-sync/same-content.ts';
import { metaOf } from '../prompt-draft-kind.ts';
import { createDraftStore } from '../draft-store.ts';
import type { DraftStore } from '../draft-store.ts';
import type { DraftTransport } from './draft-transport.ts';
import { OPEN_DRAFT } from '../builder-shell.words.ts';

/** A loaded draft of a prompt: the server's version, and unsaved work that only this browser has. */
export interface FoundDraft {
  /** The prompt's draft on the server; null for a prompt that is not saved yet. */
  draft: Draft | null;
  copies: readonly LocalCopy<DraftContent>[];
}

/**
 * Loads a prompt's draft from the server, and unsaved work on it from this browser. `openTabs` has the ids of open tabs, whose unsaved work
 * belongs to them.
 * @throws ApiError, NetworkError
 */
export async function findDraft(idOrSlug: string | undefined, transport: DraftTransport, local: LocalCopies<DraftContent>, openTabs: ReadonlySet<string>): Promise<FoundDraft> {
  if (idOrSlug === undefined) return { draft: null, copies: local.left(null, openTabs) };
  const draft = await transport.read(idOrSlug);
  const copies = local.left(draft.promptId, openTabs).filter((copy) => {
    if (!same(copy.content, draft.content)) return true;
    local.drop(copy);
    return false;
  });
  return { draft, copies };
}

/** Returns the content of a new prompt at /create. One that is meant for sale starts with a price. */
const startContent = (sell: boolean): DraftContent => ({ ...blankDraft(), ...(sell ? { pricing: 'run', runRoyalty: 5 } as const : {}) });

export interface DraftDesk {
  store: DraftStore;
  /** The browser's copy of unsaved work with which the store goes on. It lies under another tab's id and can be deleted after that. */
  taken: LocalCopy<DraftContent> | null;
  /** True when unsaved work was restored without a question, because no other device had saved since. */
  restored: boolean;
}

/** Creates the store of a loaded draft or a new prompt. Unsaved work continues on the server's same revision and conflicts with a newer one. */
export function layOut({ draft, copies }: FoundDraft, sell: boolean): DraftDesk {
  if (!draft) return { store: createDraftStore(openedDraft(startContent(sell), null, { kind: 'untouched' })), taken: null, restored: false };
  const [copy = null] = copies;
  const restored = copy?.baseRevision === draft.revision;
  const conflict = copy !== null && !restored;
  const store = createDraftStore(openedDraft(draft.content, metaOf(draft), conflict ? { kind: 'conflict', theirs: draft } : { kind: 'saved', at: new Date(draft.updatedAt).getTime() }));
  if (copy) store.edit(() => copy.content, { label: OPEN_DRAFT.restoredLabel });
  return { store, taken: copy, restored };
}
