import { useMutation, useQueryClient } from '@tanstack/react-query';
import { generateFromPrompt, listGenerations } from '#contracts/generation.ts';
import { testDraft } from '#contracts/prompt-drafts.ts';
import type { FormInputs } from '#contracts/prompt-form.ts';
import { call } from '#lib/call.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';
import { refreshPrices } from '#shared/spending/spending-failure.ts';
import { useState } from 'react';
import type { OutputOptions } from '../builder-slots.ts';
import { outputSettings } from './test-price.ts';
import type { ContentType } from '#contracts/primitives.ts';

export interface TestWish {
  promptId: string;
  revision: number;
  contentType: ContentType;
  inputs: FormInputs;
  options: OutputOptions;
  /** Id of the model that runs the author's test. */
  model: string;
  /** Price in tokens of a test of the draft, as the button showed it. */
  price: number;
  /** Price in tokens of a run of the published version, as the button showed it; null when that version is not tested. */
  publishedPrice: number | null;
}

/** Starts a test run of the saved draft, and one of the published version when the author wants to compare. Resolves to the runs. */
export function useStartTest() {
  const client = useQueryClient();
  const [unanswered] = useState(() => ({ draft: createUnansweredAction(), published: createUnansweredAction() }));
  return useMutation({
    mutationFn: async ({ promptId, revision, contentType, inputs, options, model, price, publishedPrice }: TestWish) => {
      const quantity = contentType === 'image' ? { quantity: options.quantity } : {};
      const body = { expectedTotal: price, revision, inputs, model, ...quantity };
      // Starts the draft's test run first. When the server refuses it, the run of the published version is not started.
      const mine = await unanswered.draft.send({ promptId, ...body }, (idempotencyKey) => call(testDraft, { params: { id: promptId }, body, idempotencyKey }));
      const same = { expectedTotal: publishedPrice ?? 0, inputs, model, ...outputSettings(contentType, options) };
      const published = publishedPrice !== null
        ? unanswered.published.send({ promptId, ...same }, (idempotencyKey) => call(generateFromPrompt, { params: { id: promptId }, body: same, idempotencyKey }))
        : null;
      const [theirs] = await Promise.allSettled([published]);
      return {
        runId: mine.generation.id,
        publishedRunId: theirs.status === 'fulfilled' ? (theirs.value?.generation.id ?? null) : null,
        publishedProblem: theirs.status === 'rejected' ? (theirs.reason as unknown) : null,
      };
    },
    onError: (error) => refreshPrices(client, error),
    onSettled: () => client.invalidateQueries({ queryKey: [listGenerations.path] }),
    retry: false,
  });
}
