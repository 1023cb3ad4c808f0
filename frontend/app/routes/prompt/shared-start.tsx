import { useEffect, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { allFields } from '#contracts/form-inputs.ts';
import type { GenerationDetail } from '#contracts/generation.ts';
import type { PromptDetail } from '#contracts/prompt-detail.ts';
import { runQuery } from '#features/generation/generation.queries.ts';
import { lentInputs } from '#features/generation/run-panel/lent-inputs.ts';
import { samplesQuery } from '#features/prompts/samples/samples.queries.ts';
import { sharedOf } from '#features/sharing/share-address.ts';
import { useVisit } from '#features/sharing/sharing.mutations.ts';
import { sharePageQuery } from '#features/sharing/sharing.queries.ts';
import { searchNow } from '#lib/search-now.ts';
import { useAuth } from '#lib/session.ts';
import { embedInputs } from './embed-inputs.ts';

interface SharedStartProps {
  prompt: PromptDetail;
  onBegin(inputs: Record<string, unknown>, model: string | null): void;
}

/** Returns what the user's earlier run puts into the prompt's form: its inputs, or one output picture in the first field that accepts a picture. */
function startFrom({ form }: PromptDetail, run: GenerationDetail, output: string | null): { inputs: Record<string, unknown>; model: string | null } {
  if (output === null) return { inputs: run.inputs, model: run.model.id };
  const picture = run.outputs[Number(output)];
  const field = allFields(form).find(({ type }) => type === 'image');
  const fileId = picture?.kind === 'image' ? picture.url.split('/').at(-1)?.replace(/\?.*$/, '') : undefined;
  return { inputs: field && fileId ? { [field.key]: fileId } : {}, model: null };
}

/**
 * Fills the prompt's form once from the address: a share link, a sample, an earlier run or an embedded form. A share link counts the visitor,
 * also when they sign in later.
 */
export function SharedStart({ prompt, onBegin }: SharedStartProps) {
  const [params, setParams] = useSearchParams();
  const { user } = useAuth();
  const shared = sharedOf(params);
  const sampleId = params.get('sample');
  const from = sharedOf(new URLSearchParams({ creation: params.get('from') ?? '' })).creation;
  const output = params.get('input');
  const embedded = params.has('embed');
  const link = useQuery({ ...sharePageQuery(prompt.id, shared), enabled: shared.via !== null || shared.creation !== null }).data?.link;
  const sample = useQuery({ ...samplesQuery(prompt.id), enabled: sampleId !== null }).data?.find(({ id }) => id === sampleId);
  const run = useQuery({ ...runQuery(from ?? '', true), enabled: from !== null && user !== null, retry: false, refetchInterval: false }).data;
  useVisit(link?.code ?? null);
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    const filled = embedded ? embedInputs(prompt.form, window.location.hash) : null;
    if (filled) {
      begun.current = true;
      onBegin(filled, null);
      // The embedded form's inputs are removed from the address once they are in the form, so that sharing the address does not send them along.
      setParams(new URLSearchParams([...searchNow()].filter(([name]) => name !== 'embed')), { replace: true, preventScrollReset: true });
      return;
    }
    const start = run ? startFrom(prompt, run, output) : sample ? { inputs: lentInputs(prompt.form, sample.inputs), model: sample.model.id } : link?.inputs && link.allowRemix ? { inputs: lentInputs(prompt.form, link.inputs), model: null } : null;
    if (start === null) return;
    begun.current = true;
    onBegin(start.inputs, start.model);
  }, [link, sample, run, output, embedded, prompt, onBegin, setParams]);
  return null;
}
