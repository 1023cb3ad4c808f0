import { createDraft, deleteDraft, getDraft, publishDraft, saveDraft, unpublishPrompt } from '#contracts/prompt-drafts.ts';
import type { Draft, DraftContent } from '#contracts/prompt-drafts.ts';
import { call } from '#lib/call.ts';
import type { SaveAnswer } from '../draft-state.ts';

/** The server's side of saving. */
export interface DraftTransport {
  create(content: DraftContent, actionKey: string): Promise<Draft>;
  save(id: string, revision: number, content: DraftContent): Promise<SaveAnswer>;
  read(idOrSlug: string): Promise<Draft>;
}

/** Over HTTP. */
export const httpTransport: DraftTransport = {
  create: async (content, idempotencyKey) => (await call(createDraft, { body: { content }, idempotencyKey })).draft,
  save: (id, revision, content) => call(saveDraft, { params: { id }, body: { revision, content } }),
  read: async (idOrSlug) => (await call(getDraft, { params: { idOrSlug } })).draft,
};

export interface Publishing {
  id: string;
  revision: number;
  changeNote: string;
  despiteWarning: boolean;
  despiteDrop: boolean;
  actionKey: string;
}

/** Publishes or submits the saved draft. */
export const publish = ({ id, revision, changeNote, despiteWarning, despiteDrop, actionKey }: Publishing) =>
  call(publishDraft, { params: { id }, body: { revision, changeNote, ...(despiteWarning ? { despiteWarning } : {}), ...(despiteDrop ? { despiteDrop } : {}) }, idempotencyKey: actionKey });

export const unpublish = async (id: string, actionKey: string): Promise<Draft> => (await call(unpublishPrompt, { params: { id }, idempotencyKey: actionKey })).draft;

export const throwAway = (id: string, actionKey: string) => call(deleteDraft, { params: { id }, idempotencyKey: actionKey });
