import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createDraft, listDrafts } from '#contracts/prompt-drafts.ts';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import { acceptImport, convertText, discardImport } from '#contracts/prompt-import.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import { isAnswer } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';
import { importKey, waitingImportsKey } from './prompt-import.queries.ts';

/** Reads pasted text as a prompt; nothing is stored. */
export const useConvert = () => useMutation({ mutationFn: (text: string) => call(convertText, { body: { text } }) });

/** Makes drafts of the chosen rows: pressing again after a lost answer is the same action. */
export function useAccept(importId: string) {
  const client = useQueryClient();
  const [unanswered] = useState(createUnansweredAction);
  return useMutation({
    mutationFn: (body: BodyOf<typeof acceptImport>) => call(acceptImport, { params: { id: importId }, body, idempotencyKey: unanswered.keyFor(body) }),
    onSuccess: () => {
      unanswered.settle();
      client.removeQueries({ queryKey: importKey(importId) });
      void client.invalidateQueries({ queryKey: waitingImportsKey });
      void client.invalidateQueries({ queryKey: [listDrafts.path] });
    },
    onError: (error) => {
      if (isAnswer(error)) unanswered.settle();
    },
  });
}

/** Throws a report away. Done already is done. */
export function useDiscard() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (importId: string) => call(discardImport, { params: { id: importId } }),
    onSettled: () => client.invalidateQueries({ queryKey: waitingImportsKey }),
  });
}

/** A new private draft of a prompt that was pasted, where no form builder takes it. */
export function useDraftOf() {
  const client = useQueryClient();
  const [unanswered] = useState(createUnansweredAction);
  return useMutation({
    mutationFn: (content: DraftContent) => call(createDraft, { body: { content }, idempotencyKey: unanswered.keyFor(content) }),
    onSuccess: () => {
      unanswered.settle();
      void client.invalidateQueries({ queryKey: [listDrafts.path] });
    },
    onError: (error) => {
      if (isAnswer(error)) unanswered.settle();
    },
  });
}
