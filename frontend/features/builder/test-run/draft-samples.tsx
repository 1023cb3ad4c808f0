import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { css } from '#styled/css';
import { column, mutedText, stack } from '#styled/patterns';
import { listDraftSamples, listSamples, PAID_SAMPLES, removeSample } from '#contracts/prompt-samples.ts';
import type { DraftSample } from '#contracts/prompt-samples.ts';
import { messageOf } from '#lib/api-error.ts';
import { call, newActionKey } from '#lib/call.ts';
import { Badge } from '#ui/badge.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.tsx';
import { placeId, useDraft } from '../draft-store.ts';
import { Pane } from '../shell/pane.tsx';
import { RunRow } from './run-row.tsx';
import { draftSamplesQuery, shownSamples } from './test-run.queries.ts';
import { DRAFT_SAMPLES } from '../builder-test.words.ts';

/** The list of sample runs that the prompt's page shows, or will show after publishing. */
export function DraftSamples() {
  const { content, meta } = useDraft();
  const samples = useQuery({ ...draftSamplesQuery(meta?.promptId ?? '', meta?.revision), enabled: meta !== null });
  const count = shownSamples(samples.data ?? []).length;
  const needed = content.pricing !== 'free' && count < PAID_SAMPLES;
  return (
    <Pane title={DRAFT_SAMPLES.title} aside={<span className={css({ textStyle: 'meta', color: needed ? 'warn' : 'fg.subtle', tabular: true })}>{DRAFT_SAMPLES.sampleCount(count)}</span>}>
      <div id={placeId(['samples'])} tabIndex={-1} className={column({ gap: '3', padding: '4' })}>
        <p className={mutedText()}>
          {DRAFT_SAMPLES.help(needed)}</p>
        {samples.isError && !samples.data && <FetchProblem error={samples.error} onRetry={() => void samples.refetch()} />}
        {samples.isPending && meta !== null && <Skeleton className={css({ height: '[72px]' })} />}
        {meta && samples.data && samples.data.length > 0 && <ul className={stack({ gap: '3' })}>{samples.data.map((sample) => <Row key={sample.id} promptId={meta.promptId} sample={sample} />)}</ul>}
      </div>
    </Pane>
  );
}

function Row({ promptId, sample }: { promptId: string; sample: DraftSample }) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => call(removeSample, { params: { id: promptId, sampleId: sample.id }, idempotencyKey: newActionKey() }),
    onSuccess: () => Promise.all([client.invalidateQueries({ queryKey: [listDraftSamples.path] }), client.invalidateQueries({ queryKey: [listSamples.path] })]),
    onError: (error) => toast({ tone: 'destructive', title: DRAFT_SAMPLES.toast, description: messageOf(error, DRAFT_SAMPLES.removeFailed) }),
  });
  const name = sample.caption || Object.values(sample.inputs).find((value): value is string => typeof value === 'string' && value !== '') || DRAFT_SAMPLES.unnamedSample;
  return (
    <RunRow
      name={name} output={sample.outputs[0]} excerpt={excerpt(sample)}
      facts={<><Badge tone={sample.outdated || sample.tellsText ? 'warn' : sample.version === null ? 'neutral' : 'good'}>{stateWords(sample)}</Badge><RelativeTime iso={sample.createdAt} /></>}
    >
      <IconButton size="sm" variant="ghost" label={DRAFT_SAMPLES.label(name)} disabled={remove.isPending} onClick={() => remove.mutate()}><Trash2 aria-hidden /></IconButton>
    </RunRow>
  );
}

/** Returns the first words of a sample's text, without Markdown's characters. */
const excerpt = ({ outputs: [output] }: DraftSample): string => (output?.kind === 'text' ? output.text.replace(/[#*_`>]+/g, '').trim().slice(0, 60) : '');

/** Returns the words about whether visitors see a sample. One made with an older text of the prompt is called outdated. */
function stateWords({ outdated, tellsText, version }: DraftSample): string {
  if (outdated) return DRAFT_SAMPLES.outdatedBadge;
  if (tellsText) return DRAFT_SAMPLES.tellsTextBadge;
  return version === null ? DRAFT_SAMPLES.waitsVersionText : DRAFT_SAMPLES.shownVersionText(version);
}
