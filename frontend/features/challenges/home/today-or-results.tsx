import { useState } from 'react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Coins, Trophy } from 'lucide-react';
import { css } from '#styled/css';
import { longWords, wrap } from '#styled/patterns';
import type { ChallengeCard } from '#contracts/challenges.ts';
import { challengePath } from '#shared/challenges/challenge-address.ts';
import { ChallengeCover } from '#shared/challenges/challenge-cover.tsx';
import { todaysChallengeQuery } from '#shared/challenges/challenges.queries.ts';
import { EntryMedia } from '#shared/challenges/entry-media.tsx';
import { placeWords } from '#shared/challenges/place-words.ts';
import { noteSeenResults, seenResults } from '#shared/challenges/seen-results.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { SparkBurst } from '#ui/spark-burst.tsx';
import { useHydrated } from '#lib/use-hydrated.ts';
import { HOME_RESULTS } from '../challenge-home.words.ts';
import { resultsQuery } from '../winners/results.queries.ts';
import { TodayCard } from './today-card.tsx';

const PODIUM = 3;

/** On the home page: the results of the viewer's last daily challenge until the viewer has seen them, then today's challenge. */
export function TodayOrResults() {
  const results = useQuery(todaysChallengeQuery).data?.results ?? null;
  const [seen, setSeen] = useState(seenResults);
  // Waits for hydration before it shows results, because only the browser knows which ones the viewer has seen.
  const hydrated = useHydrated();
  if (results === null || !hydrated || results.resultsAt <= seen) return <TodayCard />;
  return <Results challenge={results} onSeen={() => { noteSeenResults(results.resultsAt); setSeen(results.resultsAt); }} />;
}

function Results({ challenge, onSeen }: { challenge: ChallengeCard; onSeen(): void }) {
  const page = useInfiniteQuery(resultsQuery(challenge.id)).data?.pages[0];
  const you = page?.you ?? null;
  const best = page?.results?.slice(0, PODIUM) ?? [];
  const { place, prize } = { place: challenge.you?.place ?? you?.place ?? 0, prize: challenge.you?.prize ?? 0 };
  return (
    <section aria-label={HOME_RESULTS.label} className={card} data-type={challenge.contentType}>
      <div className={copy}>
        <SparkBurst play={place <= PODIUM ? challenge.id : null} />
        <p className={wrap({ alignItems: 'center', columnGap: '3', rowGap: '1' })}><Badge tone="warn"><Trophy size={13} aria-hidden />{HOME_RESULTS.badge}</Badge><span className={longWords({ textStyle: 'meta', color: 'fg.muted' })}>{challenge.title}</span></p>
        <h2 className={heading}>{placeWords(place)} <span className={css({ textStyle: 'body', color: 'fg.muted', fontWeight: 'medium', letterSpacing: 'normal' })}>{HOME_RESULTS.of(challenge.entries)}{you && `, ${HOME_RESULTS.points(you.final.toFixed(1))}`}</span></h2>
        {you && <p className={css({ color: 'fg.muted', maxWidth: '[46ch]' })}>{you.reason}</p>}
        {prize > 0 && <p className={got}><Coins size={17} aria-hidden /><b className={css({ color: 'fg' })}>+{prize}</b> {HOME_RESULTS.prize}</p>}
        <div className={acts}>
          <LinkButton size="lg" variant="primary" to={challengePath(challenge, 'winners')} onClick={() => noteSeenResults(challenge.resultsAt)}>{HOME_RESULTS.winnersButton}</LinkButton>
          <Button size="lg" onClick={onSeen}>{HOME_RESULTS.todayButton}</Button>
        </div>
      </div>
      <div aria-hidden="true" className={art} data-count={best.length}>
        {best.length === 0 ? <ChallengeCover challenge={challenge} /> : best.map(({ entry }) => <span key={entry.id} className={css({ display: 'block', overflow: 'hidden', minHeight: '0', minWidth: '0' })}><EntryMedia output={entry.output} alt="" /></span>)}
      </div>
    </section>
  );
}

const card = css({ layerStyle: 'panel', display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' }, overflow: 'hidden' });
const copy = css({ position: 'relative', display: 'flex', flexDirection: 'column', alignItems: 'flex-start', minWidth: '0', padding: { base: '[18px 18px 20px]', md: '[28px 32px]' }, order: { base: '1', md: '0' } });
const heading = css({ fontFamily: 'display', fontWeight: 'bold', fontSize: { base: '32', md: '44' }, lineHeight: '[1.03]', letterSpacing: 'tighter', marginBlock: '[12px 10px]' });
const got = css({ display: 'flex', alignItems: 'center', gap: '2', marginBlockStart: '4', color: 'fg.muted', tabular: true, '& svg': { color: 'amber' } });
const acts = css({ display: 'flex', flexWrap: 'wrap', gap: '2.5', width: { base: 'full', md: 'auto' }, marginBlockStart: 'auto', paddingBlockStart: '5', mdDown: { '& > *': { flex: '1' } } });
const art = css({
  display: 'grid', gap: '[3px]', height: { base: '[200px]', md: '[auto]' }, minHeight: { md: '[320px]' }, backgroundColor: 'raised', overflow: 'hidden', gridTemplateColumns: '1fr 1fr', gridTemplateRows: '2.6fr 1fr',
  '& > :first-child': { gridColumn: '1 / -1' }, '&:is([data-count="0"], [data-count="1"]) > :first-child': { gridRow: '1 / -1' },
});
