import { useState } from 'react';
import { useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query';
import { CircleMinus, Trophy } from 'lucide-react';
import { css } from '#styled/css';
import { column, inlineStack, longWords, metaText } from '#styled/patterns';
import type { EntryRefusal } from '#contracts/challenge-entries.ts';
import type { ChallengeCard } from '#contracts/challenges.ts';
import type { ContentType } from '#contracts/primitives.ts';
import { useReaderClock } from '#lib/reader-clock.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { challengeQuery, challengesQuery, someCandidatesQuery } from './challenges.queries.ts';
import { REFUSALS, SUBMIT_MANY, TO_CHALLENGE } from './challenges.words.ts';
import { shortMoment } from './short-moment.ts';
import { SubmitForm } from './submit-form.tsx';

interface ChosenWork {
  id: string;
  title: string;
  contentType: ContentType;
}

interface SubmitManyProps {
  works: readonly ChosenWork[];
  onClose(): void;
}

/** The chosen creations, each with the open challenges that it can enter. A creation that can enter none is disabled, with the reason. */
export function SubmitMany({ works, onClose }: SubmitManyProps) {
  const [sending, setSending] = useState<{ work: ChosenWork; challenge: ChallengeCard } | null>(null);
  const found = useInfiniteQuery(challengesQuery({ state: 'active' }));
  const open = found.data?.pages.flatMap(({ items }) => items).filter(({ contentType }) => works.some((work) => work.contentType === contentType)) ?? [];
  const asked = useQueries({ queries: open.map(({ id }) => someCandidatesQuery(id)) });
  const known = (work: ChosenWork) => open.flatMap((challenge, at) => {
    const candidate = asked[at]?.data?.items.find(({ generationId }) => generationId === work.id);
    return challenge.contentType === work.contentType && candidate ? [{ challenge, refusal: candidate.refusal }] : [];
  });
  const waits = found.isPending || asked.some(({ isPending }) => isPending);
  const error = found.error ?? asked.find((each) => each.error)?.error ?? null;
  return (
    <Dialog open size="sm" onOpenChange={(next) => !next && onClose()} title={sending ? TO_CHALLENGE.enterTitle(sending.challenge.title) : TO_CHALLENGE.title} description={sending ? sending.work.title : TO_CHALLENGE.text}>
      {sending ? <Send {...sending} onSent={() => setSending(null)} /> : (
        <div className={column({ gap: '2' })}>
          {error !== null && <FetchProblem error={error} onRetry={() => void found.refetch()} />}
          <ul className={column({ gap: '2' })}>
            {works.map((work) => <li key={work.id}>{waits ? <Skeleton radius="md" className={css({ height: '[64px]' })} /> : <Work work={work} known={known(work)} open={open.some(({ contentType }) => contentType === work.contentType)} onChoose={(challenge) => setSending({ work, challenge })} />}</li>)}
          </ul>
        </div>
      )}
    </Dialog>
  );
}

interface WorkProps {
  work: ChosenWork;
  known: readonly { challenge: ChallengeCard; refusal: EntryRefusal | null }[];
  /** Whether a challenge of this content type is open. */
  open: boolean;
  onChoose(challenge: ChallengeCard): void;
}

function Work({ work, known, open, onChoose }: WorkProps) {
  const ready = known.filter(({ refusal }) => refusal === null);
  const refusals = known.flatMap(({ refusal }) => refusal ?? []);
  // Returns the most useful reason why a creation can enter no challenge. "Belongs to another challenge" is returned only when there is no other reason.
  const why = refusals.find((refusal) => refusal !== 'not_for_this') ?? refusals[0] ?? 'made_elsewhere';
  return (
    <div className={box} data-off={ready.length === 0 || undefined}>
      <b className={longWords({ fontWeight: 'semibold' })}>{work.title}</b>
      {ready.map(({ challenge }) => <Button key={challenge.id} size="sm" icon={<Trophy aria-hidden />} onClick={() => onChoose(challenge)}>{TO_CHALLENGE.enterTitle(challenge.title)}</Button>)}
      {ready.length === 0 && <span className={reason}><CircleMinus size={14} aria-hidden />{open ? REFUSALS[why] : SUBMIT_MANY.noneOpen}</span>}
    </div>
  );
}

function Send({ work, challenge, onSent }: { work: ChosenWork; challenge: ChallengeCard; onSent(): void }) {
  const { now, timeZone } = useReaderClock();
  const detail = useQuery(challengeQuery(challenge.slug)).data?.challenge;
  if (!detail) return <p className={metaText()} aria-busy="true">{TO_CHALLENGE.busy}</p>;
  return <SubmitForm challenge={challenge} generationId={work.id} title={work.title} standing={detail.ownEntries.filter(({ status }) => status === 'submitted')} most={detail.maxEntriesPerPerson} closes={shortMoment(challenge.closesAt, now, timeZone)} onSent={onSent} />;
}

const box = css({ display: 'grid', gap: '2', justifyItems: 'start', padding: '3', borderRadius: 'md', border: 'field', '&[data-off]': { border: 'dashed', color: 'fg.subtle' } });
const reason = inlineStack({ gap: '1.5', textStyle: 'meta' });
