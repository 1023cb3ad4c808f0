import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column, dividedList, longWords, metaText } from '#styled/patterns';
import type { Creator } from '#contracts/prompts.ts';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { Moment } from '#ui/moment.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { DRAWER, EVIDENCE } from '../challenges-admin.words.ts';
import { evidenceQuery } from './admin-challenges.queries.ts';

const names = (voters: readonly Creator[]): string => voters.map(({ username }) => `@${username}`).join(', ');

/** Signs of fraud in a challenge for administrators: groups of voters, very fast voters, accounts that share a device, and people whose votes count less. */
export function EvidencePart({ challengeId }: { challengeId: string }) {
  const { data, error, refetch } = useQuery(evidenceQuery(challengeId));
  const nothing = data && data.clusters.length + data.fast.length + data.devices.length + data.weighedDown.length === 0;
  return (
    <section aria-labelledby="challenge-evidence" className={column({ gap: '3' })}>
      <h3 id="challenge-evidence" className={css({ textStyle: 'h4' })}>{DRAWER.evidenceTitle}</h3>
      {error !== null && !data && <FetchProblem error={error} onRetry={() => void refetch()} />}
      {!data && error === null && <Skeleton radius="md" className={css({ height: '[120px]' })} />}
      {data && <p className={metaText()}>{data.scoredAt === null ? EVIDENCE.never : <>{EVIDENCE.scored} <Moment at={data.scoredAt} /></>} {nothing && EVIDENCE.none}</p>}
      {data && (
        <>
          <Group title={EVIDENCE.clustersTitle} lines={data.clusters.map(({ id, voters, votes, agreement, weight }) => [id, names(voters), EVIDENCE.cluster(votes, agreement, weight)])} />
          <Group title={EVIDENCE.fastTitle} lines={data.fast.map(({ voter, votes, medianMs, weight }) => [voter.id, names([voter]), EVIDENCE.fast(votes, medianMs, weight)])} />
          <Group title={EVIDENCE.devicesTitle} lines={data.devices.map(({ voters, votes }) => [names(voters), names(voters), EVIDENCE.device(votes)])} />
          <Group title={EVIDENCE.weighedTitle} lines={data.weighedDown.map(({ voter, votes, agreement, weight }) => [voter.id, names([voter]), EVIDENCE.weighed(votes, agreement, weight)])} />
        </>
      )}
    </section>
  );
}

function Group({ title, lines }: { title: string; lines: readonly (readonly [key: string, who: string, what: ReactNode])[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <h4 className={css({ textStyle: 'label', marginBlockEnd: '1' })}>{title}</h4>
      <ul className={dividedList()}>{lines.map(([key, who, what]) => <li key={key} className={css({ paddingBlock: '2', textStyle: 'small' })}><span className={longWords()}>{who}</span><span className={metaText({ display: 'block', tabular: true })}>{what}</span></li>)}</ul>
    </div>
  );
}
