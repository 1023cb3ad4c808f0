import { Suspense, useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column, dividedList, errorText, longWords, metaText, wrap } from '#styled/patterns';
import type { AdminChallenge, AdminEntry } from '#contracts/challenge-admin.ts';
import { RULES, rule as ruleSchema } from '#contracts/moderation.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { EntryMedia } from '#shared/challenges/entry-media.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { DRAWER, ENTRY } from '../challenges-admin.words.ts';
import { adminEntriesQuery } from './admin-challenges.queries.ts';

const RemoveDialog = lazyPart(() => import('./remove-entry.tsx'), 'RemoveEntry');
const JudgeDialog = lazyPart(() => import('./judge-entry.tsx'), 'JudgeEntry');

type Status = 'all' | AdminEntry['status'];
const STATUSES = (['all', 'submitted', 'withdrawn', 'removed'] as const).map((value) => ({ value, label: DRAWER.statuses[value] }));

/**
 * The administrators' list of a challenge's entries with authors, figures and reasons. Administrators can remove each entry, and score it
 * when they are the judges.
 */
export function EntriesPart({ challenge }: { challenge: AdminChallenge }) {
  const [status, setStatus] = useState<Status>('all');
  const [open, setOpen] = useState<{ entry: AdminEntry; act: 'remove' | 'judge' } | null>(null);
  const found = useInfiniteQuery(adminEntriesQuery(challenge.id, status === 'all' ? undefined : status));
  const entries = found.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <section aria-labelledby="challenge-entries" className={column({ gap: '3' })}>
      <h3 id="challenge-entries" className={css({ textStyle: 'h4' })}>{DRAWER.entriesTitle}</h3>
      <SegmentedControl label={DRAWER.statusLabel} options={STATUSES} value={status} onValueChange={setStatus} />
      {found.isPending && <Skeleton radius="md" className={css({ height: '[160px]' })} />}
      {found.isError && !found.data && <FetchProblem error={found.error} onRetry={() => void found.refetch()} />}
      {found.data && entries.length === 0 && <p className={metaText()}>{DRAWER.noEntries}</p>}
      <ul className={dividedList()}>
        {entries.map((entry) => (
          <li key={entry.id} className={row}>
            <span className={css({ width: '[72px]', height: '[54px]', borderRadius: 'sm', overflow: 'hidden', backgroundColor: 'raised' })}><EntryMedia output={entry.output} alt="" /></span>
            <div className={column({ gap: '1', minWidth: '0', justifyItems: 'start' })}>
              <p className={wrap({ gap: '2', alignItems: 'center' })}><b className={longWords({ fontWeight: 'semibold', textStyle: 'small' })}>{entry.title}</b>{entry.place !== null && <Badge tone="brand">{ENTRY.place(entry.place)}</Badge>}{entry.prize !== null && entry.prize > 0 && <Badge tone="warn">{ENTRY.prize(entry.prize)}</Badge>}{entry.reports > 0 && <Badge tone="bad">{ENTRY.reports(entry.reports)}</Badge>}</p>
              <p className={metaText({ tabular: true })}>{entry.author ? `@${entry.author.username}` : ENTRY.gone} · {ENTRY.figures(entry.exposures, entry.wins, entry.losses, entry.ties)}</p>
              {entry.final !== null && <p className={metaText({ tabular: true })}>{ENTRY.scores(score(entry.voteScore), score(entry.rubricScore), score(entry.final))}</p>}
              {entry.reason !== null && <p className={css({ textStyle: 'meta' })}>{entry.reason}</p>}
              {entry.unpaid.length > 0 && <p className={errorText({ textStyle: 'meta' })}>{ENTRY.unpaidText(entry.unpaid.map((reason) => ENTRY.unpaid[reason]).join(', '))}</p>}
              {entry.status === 'removed' && <p className={errorText({ textStyle: 'meta' })}>{ENTRY.removed(ruleWords(entry.removedRule), entry.removedNote ?? '')}</p>}
              {entry.status === 'submitted' && (
                <div className={wrap({ gap: '2' })}>
                  {challenge.criteria.length > 0 && challenge.unjudged > 0 && entry.rubricScore === null && <Button size="sm" aria-haspopup="dialog" aria-label={ENTRY.judgeLabel(entry.title)} onClick={() => setOpen({ entry, act: 'judge' })}>{ENTRY.judgeButton}</Button>}
                  <Button size="sm" variant="danger" aria-haspopup="dialog" aria-label={ENTRY.removeLabel(entry.title)} onClick={() => setOpen({ entry, act: 'remove' })}>{ENTRY.removeButton}</Button>
                </div>
              )}
            </div>
          </li>
        ))}
      </ul>
      <LoadMore byButton list={found} what="entries" size="sm" />
      {open && <Suspense fallback={null}>{open.act === 'remove' ? <RemoveDialog challengeId={challenge.id} entry={open.entry} onClose={() => setOpen(null)} /> : <JudgeDialog challenge={challenge} entry={open.entry} onClose={() => setOpen(null)} />}</Suspense>}
    </section>
  );
}

const score = (value: number | null): string => value?.toFixed(1) ?? ENTRY.none;
const ruleWords = (name: string | null): string => {
  const known = ruleSchema.safeParse(name).data;
  return known ? RULES[known] : '';
};

const row = css({ display: 'grid', gridTemplateColumns: '72px minmax(0, 1fr)', gap: '3', paddingBlock: '3' });
