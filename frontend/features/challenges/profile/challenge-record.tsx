import { queryOptions, useQuery } from '@tanstack/react-query';
import { Flame, Trophy } from 'lucide-react';
import { Link } from 'react-router-dom';
import { css } from '#styled/css';
import { metaText, stack, wrap } from '#styled/patterns';
import { getChallengeRecord } from '#contracts/challenge-seasons.ts';
import { call } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';
import { challengePath } from '#shared/challenges/challenge-address.ts';
import { challengeKeys } from '#shared/challenges/challenges.queries.ts';
import { placeWords } from '#shared/challenges/place-words.ts';
import { Badge } from '#ui/badge.tsx';
import { RECORD } from '../challenge-record.words.ts';
import { disc } from '../medals.ts';

const recordQuery = (username: string) =>
  queryOptions({
    queryKey: [...challengeKeys.all, 'record', username] as const,
    ...timesOf(getChallengeRecord),
    queryFn: ({ signal }) => call(getChallengeRecord, { params: { username }, signal }),
  });

/** A person's results in challenges on their profile: the challenge streak, and a badge for each of their latest podium places. Other people learn of no challenge before its results. Nothing when there are none. */
export function ChallengeRecord({ username }: { username: string }) {
  const record = useQuery(recordQuery(username)).data;
  if (!record) return null;
  const entered = record.entered + (record.waiting ?? 0) > 0;
  if (!entered && record.streak.current === 0) return null;
  return (
    <section aria-labelledby="challenge-record" className={stack({ gap: '3' })}>
      <header className={wrap({ alignItems: 'baseline', columnGap: '3', rowGap: '1' })}>
        <h3 id="challenge-record" className={css({ textStyle: 'h4' })}>{RECORD.title}</h3>
        {entered && <span className={metaText()}>{RECORD.facts(record.entered, record.waiting, record.wins, record.podiums)}</span>}
        {record.streak.current > 0 && <Badge tone="warn"><Flame aria-hidden />{RECORD.streak(record.streak.current)}</Badge>}
      </header>
      {record.latest.length > 0 && (
        <ul aria-label={RECORD.listLabel} className={wrap({ gap: '2' })}>
          {record.latest.map(({ challengeId, slug, title, place }) => (
            <li key={challengeId} className={css({ minWidth: '0', maxWidth: 'full' })}>
              <Link to={challengePath({ slug }, 'winners')} className={badge}>
                <span className={disc(place)}>{place <= 3 ? place : <Trophy size={14} aria-hidden />}</span>
                <span className={css({ truncate: true })}>{RECORD.place(placeWords(place), title)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const badge = css({ display: 'inline-flex', alignItems: 'center', gap: '2', maxWidth: 'full', minHeight: '9', padding: '[4px 12px 4px 5px]', borderRadius: 'full', border: 'line', color: 'fg', textStyle: 'meta', fontWeight: 'semibold', textDecoration: 'none', _hover: { backgroundColor: 'hover' } });
