import { useEffect, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { PromptDetail } from '#contracts/prompt-detail.ts';
import { runQuery } from '#features/generation/generation.queries.ts';
import { lentInputs } from '#features/generation/run-panel/lent-inputs.ts';
import { samplesQuery } from '#features/prompts/samples/samples.queries.ts';
import { sharedOf } from '#features/sharing/share-address.ts';
import { useVisit } from '#features/sharing/sharing.mutations.ts';
import { sharePageQuery } from '#features/sharing/sharing.queries.ts';
import { useAuth } from '#lib/session.ts';

interface SharedStartProps {
  prompt: PromptDetail;
  onBegin(inputs: Record<string, unknown>, model: string | null): void;
}

/** Fills in what the address names, once. A visitor who came by a share link is counted for it, also after they have signed in. */
export function SharedStart({ prompt, onBegin }: SharedStartProps) {
  const [params] = useSearchParams();
  const { user } = useAuth();
  const shared = sharedOf(params);
  const sampleId = params.get('sample');
  const from = sharedOf(new URLSearchParams({ creation: params.get('from') ?? '' })).creation;
  const link = useQuery({ ...sharePageQuery(prompt.id, shared), enabled: shared.via !== null || shared.creation !== null }).data?.link;
  const sample = useQuery({ ...samplesQuery(prompt.id), enabled: sampleId !== null }).data?.find(({ id }) => id === sampleId);
  const run = useQuery({ ...runQuery(from ?? '', true), enabled: from !== null && user !== null, retry: false, refetchInterval: false }).data;
  useVisit(link?.code ?? null);
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    const start = run ? { inputs: run.inputs, model: run.model.id } : sample ? { inputs: lentInputs(prompt.form, sample.inputs), model: sample.model.id } : link?.inputs && link.allowRemix ? { inputs: lentInputs(prompt.form, link.inputs), model: null } : null;
    if (start === null) return;
    begun.current = true;
    onBegin(start.inputs, start.model);
  }, [link, sample, run, prompt, onBegin]);
  return null;
}
