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
  /** Called when the first save has made the prompt's draft on the server. */
  onCreated(promptId: string): void;
}

/** The object that saves the open draft of a prompt. */
export interface DraftSync extends Sync<Draft> {
  /** Id and revision of the prompt's draft on the server; null before the first save. */
  saved(): { promptId: string; revision: number } | null;
  /** Saves the text on the screen as a new draft and resolves to that draft. After a conflict, the page then shows the other device's version. */
  keepAsCopy(): Promise<Draft>;
}

const COPY = ' (copy)';

/** Returns the title for a copy of a draft, cut to the longest allowed title. */
const copyTitle = (title: string): string => (title.trim() === '' ? title : title.slice(0, TITLE_MAX - COPY.length) + COPY);

/** Creates the saver of a draft. Once started, it carries out the effects of the draft's store, such as sending a save. */
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
