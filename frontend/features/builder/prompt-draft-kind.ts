import type { Draft, DraftContent } from '#contracts/prompt-drafts.ts';
import type { DraftKind } from '#shared/draft-sync/draft-kind.ts';
import type * as Sync from '#shared/draft-sync/draft-state.ts';
import { same } from '#shared/draft-sync/same-content.ts';
import { DRAFT_REDUCER } from './builder.words.ts';

/** The server's data about a prompt's draft, such as its revision, without the content. */
export type DraftMeta = Omit<Draft, 'content'>;
export type SaveState = Sync.SaveState<Draft>;
export type DraftState = Sync.DraftState<DraftContent, DraftMeta, Draft>;
export type DraftEvent = Sync.DraftEvent<DraftContent, DraftMeta, Draft>;
export type DraftEffect = Sync.DraftEffect<DraftContent, Draft>;
export type SaveFailure = Sync.SaveFailure<Draft>;

/** Removes the content from a prompt's draft. */
export function metaOf({ content: _, ...meta }: Draft): DraftMeta {
  return meta;
}

/** Time in ms from a change of a prompt's draft to its automatic save (docs/rules/prompts.md#drafts). */
export const AUTOSAVE_MS = 3_000;

/** Tells draft-sync how to handle drafts of prompts. After changes in two places nothing is merged, and the author must choose. */
export const PROMPT_DRAFTS: DraftKind<DraftContent, DraftMeta, Draft> = {
  autosaveMs: AUTOSAVE_MS,
  adoptedLabel: DRAFT_REDUCER.adoptedLabel,
  idOf: ({ promptId }) => promptId,
  metaOf,
  contentOf: ({ content }) => content,
  draftOf: (meta, content) => ({ ...meta, content }),
  same,
};
