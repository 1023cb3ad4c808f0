import type { Draft, DraftContent } from '#contracts/prompt-drafts.ts';
import type { DraftKind } from '#shared/draft-sync/draft-kind.ts';
import type * as Sync from '#shared/draft-sync/draft-state.ts';
import { same } from '#shared/draft-sync/same-content.ts';
import { DRAFT_REDUCER } from './builder.words.ts';

/** What the server says about the draft of a prompt besides its content. */
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

/** From a change to its save, in ms (docs/rules/prompts.md#drafts). */
export const AUTOSAVE_MS = 3_000;

/** Drafts of prompts. One that was changed in two places waits for its author's choice. */
export const PROMPT_DRAFTS: DraftKind<DraftContent, DraftMeta, Draft> = {
  autosaveMs: AUTOSAVE_MS,
  adoptedLabel: DRAFT_REDUCER.adoptedLabel,
  idOf: ({ promptId }) => promptId,
  metaOf,
  contentOf: ({ content }) => content,
  draftOf: (meta, content) => ({ ...meta, content }),
  same,
};
