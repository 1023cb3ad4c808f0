import type { Draft, DraftContent } from '#contracts/prompt-drafts.ts';
import type { DraftKind } from '#shared/draft-sync/draft-kind.ts';
import type * as Sync from '#shared/draft-sync/draft-state.ts';
import { same } from '#shared/draft-sync/same-content.ts';
import { DRAFT_REDUCER } from './builder.words.ts';

/** The server's data about a prompt's draft besides its content. */
export type DraftMeta = Omit<Draft, 'content'>;
export type SaveState = Sync.SaveState<Draft>;
export type DraftState = Sync.DraftState<DraftContent, DraftMeta, Draft>;
export type DraftEvent = Sync.DraftEvent<DraftContent, DraftMeta, Draft>;
export type DraftEffect = Sync.DraftEffect<DraftContent, Draft>;
export type SaveFailure = Sync.SaveFailure<Draft>;

/** A draft without its content. */
export function metaOf({ content: _, ...meta }: Draft): DraftMeta {
  return meta;
}

/** Time in ms from a change to its save (docs/rules/prompts.md#drafts). */
export const AUTOSAVE_MS = 3_000;

/** Describes drafts of prompts for draft-sync. After changes in two places, the author must choose. */
export const PROMPT_DRAFTS: DraftKind<DraftContent, DraftMeta, Draft> = {
  autosaveMs: AUTOSAVE_MS,
  adoptedLabel: DRAFT_REDUCER.adoptedLabel,
  idOf: ({ promptId }) => promptId,
  metaOf,
  contentOf: ({ content }) => content,
  draftOf: (meta, content) => ({ ...meta, content }),
  same,
};
