import type { Draft, DraftContent } from '#contracts/prompt-drafts.ts';
import { TITLE_MAX } from '#contracts/prompt-drafts.ts';
import { newActionKey } from '#lib/call.ts';
import { createDraftSync as createSync } from '#shared/draft-sync/draft-sync.ts';
import type { DraftSync as Sync, DraftSyncOptions } from '#shared/draft-sync/draft-sync.ts';
import { PROMPT_DRAFTS } from '../prompt-draft-kind.ts';
import type { DraftMeta } from '../prompt-draft-kind.ts';
import type { DraftStore } from '../draft-store.ts';

interface PromptSyncOptions extends Omit<DraftSyncOptions<DraftContent, DraftMeta, Draft>, 'kind' | 'onCreated'> {
  store: DraftStore;
  /** Called when the first save has made the draft on the server. */
  onCreated(promptId: string): void;
}

/** Saves the draft of a prompt. */
export interface DraftSync extends Sync<Draft> {
  /** Id and revision of the draft on the server; null before the first save. */
  saved(): { promptId: string; revision: number } | null;
  /** Saves what is on the screen as a new draft and resolves with that draft. After a conflict the page then shows the other device's version. */
  keepAsCopy(): Promise<Draft>;
}

const COPY = ' (copy)';

/** The title for a copy, cut to its limit. */
const copyTitle = (title: string): string => (title.trim() === '' ? title : title.slice(0, TITLE_MAX - COPY.length) + COPY);

/** Creates what carries out the effects of `store`, once it is started. */
export function createDraftSync({ onCreated, ...options }: PromptSyncOptions): DraftSync {
  const { store, transport } = options;
  return {
    ...createSync({ ...options, kind: PROMPT_DRAFTS, onCreated: ({ promptId }) => onCreated(promptId) }),
    saved: store.meta,
    async keepAsCopy() {
      const mine = store.content();
      const copy = await transport.create({ ...mine, slug: null, title: copyTitle(mine.title) }, newActionKey());
      store.dispatch({ type: 'copied' });
      return copy;
    },
  };
}
