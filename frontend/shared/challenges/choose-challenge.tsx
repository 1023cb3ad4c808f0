import { useState } from 'react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleMinus } from 'lucide-react';
import { css } from '#styled/css';
import { column, longWords, metaText } from '#styled/patterns';
import type { EntryRefusal } from '#contracts/challenge-entries.ts';
import type { ChallengeCard } from '#contracts/challenges.ts';
import type { Generation } from '#contracts/generation.ts';
import { useReaderClock } from '#lib/reader-clock.ts';
import { Dialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { challengePath } from './challenge-address.ts';
import { candidatesQuery, challengeQuery, challengesQuery } from './challenges.queries.ts';
import { REFUSALS, TO_CHALLENGE } from './challenges.words.ts';
import { shortMoment } from './short-moment.ts';
import { SubmitForm } from './submit-form.tsx';

interface ChooseChallengeProps {
  run: Pick<Generation, 'id' | 'contentType' | 'title' | 'runSource' | 'prompt'>;
  /** Returns the element that gets focus when the dialog closes; left out, it is the one that had it before. */
  finalFocus?: () => HTMLElement | null;
  onClose(): void;
}

/** The open challenges for a run's content type. A challenge that the run cannot enter is disabled, with the reason and a link for making an entry. */
export function ChooseChallenge({ run, finalFocus, onClose }: ChooseChallengeProps) {
  const [chosen, setChosen] = useState<ChallengeCard | null>(null);
  const found = useInfiniteQuery(challengesQuery({ state: 'active', type: run.contentType }));
  const challenges = found.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Dialog open size="sm" {...(finalFocus && { finalFocus })} onOpenChange={(open) => !open && onClose()} title={chosen ? TO_CHALLENGE.enterTitle(chosen.title) : TO_CHALLENGE.title} description={chosen ? undefined : TO_CHALLENGE.text}>
      {chosen ? <Send challenge={chosen} run={run} onClose={onClose} /> : (
        <div className={column({ gap: '2' })}>
          {found.isPending && <div aria-busy="true" className={column({ gap: '2' })}>{[0, 1].map((row) => <Skeleton key={row} radius="md" className={css({ height: '[72px]' })} />)}</div>}
          {found.isError && !found.data && <FetchProblem error={found.error} onRetry={() => void found.refetch()} />}
          {found.data && challenges.length === 0 && <EmptyState size="sm" level="h3" title={TO_CHALLENGE.noneTitle}>{TO_CHALLENGE.noneText}</EmptyState>}
          <ul className={column({ gap: '2' })}>{challenges.map((challenge) => <li key={challenge.id}><Choice challenge={challenge} run={run} onChoose={() => setChosen(challenge)} onClose={onClose} /></li>)}</ul>
        </div>
      )}
    </Dialog>
  );
}

interface ChoiceProps extends Omit<ChooseChallengeProps, 'finalFocus'> {
  challenge: ChallengeCard;
  onChoose(): void;
}

function Choice({ challenge, run, onChoose, onClose }: ChoiceProps) {
  const own = run.runSource === 'challenge';
  const candidates = useInfiniteQuery({ ...candidatesQuery(challenge.id), enabled: own });
  if (own && candidates.isPending) return <Skeleton radius="md" className={css({ height: '[72px]' })} />;
  const known = candidates.data?.pages.flatMap(({ items }) => items).find(({ generationId }) => generationId === run.id);
  const refusal: EntryRefusal | null = own ? (known ? known.refusal : 'not_for_this') : 'made_elsewhere';
  const words = (
    <>
      <b className={longWords({ display: 'block', fontWeight: 'semibold' })}>{challenge.title}</b>
      <span className={state} data-off={refusal !== null || undefined}>{refusal === null ? <CircleCheck size={14} aria-hidden /> : <CircleMinus size={14} aria-hidden />}{refusal === null ? TO_CHALLENGE.ready : REFUSALS[refusal]}</span>
    </>
  );
  if (refusal === null) return <button type="button" className={box} onClick={onChoose}>{words}</button>;
  const to = `${challengePath(challenge)}${run.prompt ? `?prompt=${run.prompt.slug}` : ''}`;
  return <div className={box} data-off>{words}<TextLink to={to} className={css({ textStyle: 'meta' })} onClick={onClose}>{TO_CHALLENGE.makeLink}</TextLink></div>;
}

function Send({ challenge, run, onClose }: ChooseChallengeProps & { challenge: ChallengeCard }) {
  const { now, timeZone } = useReaderClock();
  const detail = useQuery(challengeQuery(challenge.slug)).data?.challenge;
  if (!detail) return <p className={metaText()} aria-busy="true">{TO_CHALLENGE.busy}</p>;
  return <SubmitForm challenge={challenge} generationId={run.id} title={run.title} standing={detail.ownEntries.filter(({ status }) => status === 'submitted')} most={detail.maxEntriesPerPerson} closes={shortMoment(challenge.closesAt, now, timeZone)} onSent={onClose} />;
}

const box = css({ display: 'grid', gap: '1', width: 'full', padding: '3', borderRadius: 'md', border: 'field', backgroundColor: 'transparent', color: 'fg', textAlign: 'start', justifyItems: 'start', cursor: 'pointer', _hover: { backgroundColor: 'hover' }, '&[data-off]': { border: 'dashed', color: 'fg.subtle', cursor: 'auto', _hover: { backgroundColor: 'transparent' } } });
const state = css({ display: 'inline-flex', gap: '1.5', alignItems: 'center', textStyle: 'meta', color: 'good', '&[data-off]': { color: 'fg.subtle' } });
