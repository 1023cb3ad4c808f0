import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createDraft, listDrafts } from '#contracts/prompt-drafts.ts';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import { acceptImport, convertText, discardImport } from '#contracts/prompt-import.ts';
import type { BodyOf, ResponseOf } from '#contracts/endpoint.ts';
import { isAnswer } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';
import { withVariables } from '#prompt-form/with-variables.ts';
import { importKey, waitingImportsKey } from './prompt-import.queries.ts';

export type ConvertedText = ResponseOf<typeof convertText>;

/** Has the server convert pasted text to a prompt; the server stores nothing. */
export const useConvert = () => useMutation({ mutationFn: (text: string) => call(convertText, { body: { text } }) });

/** Has the server convert the text again and turn what may be variables of other notations into real variables. */
export const useEverything = () =>
  useMutation({
    mutationFn: async (found: ConvertedText): Promise<ConvertedText> => {
      const more = await call(convertText, { body: { text: found.content.template, variablesOnly: true } });
      const left = found.notes.filter((note) => !found.undecided.some((written) => note.includes(written)));
      // If the title came from the beginning of the pasted text, it changes together with the text.
      const title = found.undecided.some((written) => found.content.title.includes(written)) ? more.content.title : found.content.title;
      return { ...found, content: { ...withVariables(found.content, more.content), title }, notes: [...left, ...more.notes], undecided: [], syntaxes: [...new Set([...found.syntaxes, ...more.syntaxes])] };
    },
  });

/** Creates drafts from the chosen rows of an import. A press after a lost answer repeats the request under the same key, so that no draft is created twice. */
export function useAccept(importId: string) {
  const client = useQueryClient();
  const [unanswered] = useState(createUnansweredAction);
  return useMutation({
    mutationFn: (body: BodyOf<typeof acceptImport>) => call(acceptImport, { params: { id: importId }, body, idempotencyKey: unanswered.keyFor(body) }),
    onSuccess: () => {
      unanswered.clear();
      client.removeQueries({ queryKey: importKey(importId) });
      void client.invalidateQueries({ queryKey: waitingImportsKey });
      void client.invalidateQueries({ queryKey: [listDrafts.path] });
    },
    onError: (error) => {
      if (isAnswer(error)) unanswered.clear();
    },
  });
}

/** Discards the report of an imported file. An already discarded one counts as success. */
export function useDiscard() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (importId: string) => call(discardImport, { params: { id: importId } }),
    onSettled: () => client.invalidateQueries({ queryKey: waitingImportsKey }),
  });
}

/** Creates a private draft from a pasted prompt, where no form builder takes the prompt. */
export function useDraftOf() {
  const client = useQueryClient();
  const [unanswered] = useState(createUnansweredAction);
  return useMutation({
    mutationFn: (content: DraftContent) => call(createDraft, { body: { content }, idempotencyKey: unanswered.keyFor(content) }),
    onSuccess: () => {
      unanswered.clear();
      void client.invalidateQueries({ queryKey: [listDrafts.path] });
    },
    onError: (error) => {
      if (isAnswer(error)) unanswered.clear();
    },
  });
}
