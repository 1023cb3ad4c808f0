import { createDraft, deleteDraft, draft as draftSchema, getDraft, publishDraft, saveDraft, unpublishPrompt } from '#contracts/prompt-drafts.ts';
import type { Draft, DraftContent } from '#contracts/prompt-drafts.ts';
import { call } from '#lib/call.ts';
import type { DraftTransport as Transport } from '#shared/draft-sync/draft-sync.ts';
import { readFailure } from '#shared/draft-sync/read-failure.ts';
import type { DraftMeta } from '../prompt-draft-kind.ts';

/** The requests with which the builder saves and reads drafts of prompts. */
export type DraftTransport = Transport<DraftContent, DraftMeta, Draft>;

/** Sends and reads drafts of prompts over HTTP. */
export const httpTransport: DraftTransport = {
  create: async (content, idempotencyKey) => (await call(createDraft, { body: { content }, idempotencyKey })).draft,
  save: (id, revision, content) => call(saveDraft, { params: { id }, body: { revision, content } }),
  read: async (idOrSlug) => (await call(getDraft, { params: { idOrSlug } })).draft,
  failureOf: (error) => readFailure(error, ({ draft }) => draftSchema.safeParse(draft).data ?? null),
};

export interface Publishing {
  id: string;
  revision: number;
  changeNote: string;
  despiteWarning: boolean;
  despiteDrop: boolean;
  actionKey: string;
}

/** Publishes the saved draft of a prompt, or submits it for review. */
export const publish = ({ id, revision, changeNote, despiteWarning, despiteDrop, actionKey }: Publishing) =>
  call(publishDraft, { params: { id }, body: { revision, changeNote, ...(despiteWarning ? { despiteWarning } : {}), ...(despiteDrop ? { despiteDrop } : {}) }, idempotencyKey: actionKey });

export const unpublish = async (id: string, actionKey: string): Promise<Draft> => (await call(unpublishPrompt, { params: { id }, idempotencyKey: actionKey })).draft;

export const throwAway = (id: string, actionKey: string) => call(deleteDraft, { params: { id }, idempotencyKey: actionKey });
