import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Trophy } from 'lucide-react';
import { css } from '#styled/css';
import { wrap } from '#styled/patterns';
import { ENTRIES_PER_PERSON } from '#contracts/challenges.ts';
import type { ChallengeCard } from '#contracts/challenges.ts';
import { useReaderClock } from '#lib/reader-clock.ts';
import { challengePath, duelPath } from '#shared/challenges/challenge-address.ts';
import { ChallengeCover } from '#shared/challenges/challenge-cover.tsx';
import { challengeQuery, todaysChallengeQuery } from '#shared/challenges/challenges.queries.ts';
import { EntryMedia } from '#shared/challenges/entry-media.tsx';
import { shortMoment } from '#shared/challenges/short-moment.ts';
import { shortTimeLeft } from '#shared/challenges/time-left.ts';
import { useServerNow } from '#shared/challenges/use-server-now.ts';
import { Badge } from '#ui/badge.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Countdown } from '../stage/countdown.tsx';
import { FirstPrize } from '../stage/first-prize.tsx';
import { COUNTDOWN } from '../challenges-stage.words.ts';
import { TODAY_CARD } from '../challenge-home.words.ts';
import { votesToTokenWords } from '../challenge-progress.words.ts';
import { useNoPairsLeft } from '../no-pairs-left.ts';
import { usePhaseRefresh } from '../use-phase-refresh.ts';

/**
 * The card of today's challenge on the home page: an invitation, the viewer's entry, or the vote while no challenge takes entries. Nothing
 * when there is none.
 */
export function TodayCard() {
  const { data, dataUpdatedAt, isPending } = useQuery(todaysChallengeQuery);
  const shown = data?.challenge ?? data?.voting;
  // While it loads, the card of today's challenge keeps its height, so that the rows below do not move.
  if (isPending) return <div aria-busy="true"><Skeleton radius="xl" className={css({ height: { base: '[520px]', md: '[322px]' } })} /></div>;
  if (!shown) return null;
  return <Known challenge={shown} voting={data?.voting ?? null} now={data?.now ?? ''} readAt={dataUpdatedAt} />;
}

function Known({ challenge, voting, now: at, readAt }: { challenge: ChallengeCard; voting: ChallengeCard | null; now: string; readAt: number }) {
  const now = useServerNow({ now: at, readAt });
  usePhaseRefresh(challenge, now);
  const entered = (challenge.you?.entries ?? 0) > 0;
  return (
    <section aria-label={TODAY_CARD.badge} className={card} data-type={challenge.contentType}>
      <div className={copy}>
        {challenge.state === 'voting' ? <Voting challenge={challenge} now={now} /> : entered ? <Entered challenge={challenge} voting={voting} now={now} /> : <Open challenge={challenge} voting={voting} now={now} />}
      </div>
      <div className={art}>{entered ? <OwnWork challenge={challenge} /> : <ChallengeCover challenge={challenge} />}</div>
    </section>
  );
}

interface PartProps {
  challenge: ChallengeCard;
  now: number;
}

/** A link to the vote on yesterday's challenge, or a note when no pair of it waits for the viewer. Nothing while no daily takes votes. */
function YesterdaysVote({ voting, now, label }: { voting: ChallengeCard | null; now: number; label: string }) {
  const none = useNoPairsLeft(voting, now, 'yesterday');
  if (none !== null) return <p className={note}>{none}</p>;
  return voting && <LinkButton size="lg" to={duelPath(voting)}>{label}</LinkButton>;
}

const Open = ({ challenge, voting, now }: PartProps & { voting: ChallengeCard | null }) => (
  <>
    <p className={line}><Badge tone="warn"><Trophy size={13} aria-hidden />{TODAY_CARD.badge}</Badge><span className={fact}>{TODAY_CARD.entries(challenge.entries)}</span></p>
    <h2 className={heading}>{challenge.title}</h2>
    <p className={theme}>{challenge.theme}</p>
    <div className={numbers}><Countdown until={challenge.closesAt} now={now} what={COUNTDOWN.untilCloses} size="sm" /><FirstPrize tokens={challenge.prizes.places[0] ?? 0} size="sm" /></div>
    <div className={acts}>
      <LinkButton size="lg" variant="magic" to={challengePath(challenge)}>{TODAY_CARD.enterButton}</LinkButton>
      <YesterdaysVote voting={voting} now={now} label={TODAY_CARD.voteButton} />
    </div>
  </>
);

function Entered({ challenge, voting, now }: PartProps & { voting: ChallengeCard | null }) {
  const { timeZone } = useReaderClock();
  return (
    <>
      <p className={line}><Badge tone="warn"><Trophy size={13} aria-hidden />{TODAY_CARD.inBadge}</Badge><span className={fact}>{TODAY_CARD.closesIn(shortTimeLeft(Date.parse(challenge.closesAt), now))}</span></p>
      <h2 className={heading}>{challenge.title}</h2>
      <p className={mine}><CircleCheck size={16} aria-hidden />{TODAY_CARD.entered(challenge.you?.entries ?? 0, ENTRIES_PER_PERSON)}</p>
      <p className={theme}>{TODAY_CARD.scoresOpen(shortMoment(challenge.resultsAt, now, timeZone))}</p>
      <div className={acts}>
        {(challenge.you?.entries ?? 0) < ENTRIES_PER_PERSON && <LinkButton size="lg" variant="primary" to={challengePath(challenge)}>{TODAY_CARD.anotherButton}</LinkButton>}
        <YesterdaysVote voting={voting} now={now} label={TODAY_CARD.voteYesterdayButton} />
      </div>
    </>
  );
}

function Voting({ challenge, now }: PartProps) {
  const none = useNoPairsLeft(challenge, now);
  return (
    <>
      <p className={line}><Badge tone="warn"><Trophy size={13} aria-hidden />{TODAY_CARD.votingBadge}</Badge><span className={fact}>{TODAY_CARD.endsIn(shortTimeLeft(Date.parse(challenge.votingEndsAt), now))}</span></p>
      <h2 className={heading}>{challenge.title}</h2>
      <p className={theme}>{none ?? <>{TODAY_CARD.votingText} {challenge.you && votesToTokenWords(challenge.you.votesToToken)}</>}</p>
      <div className={acts}>
        {none === null && <LinkButton size="lg" variant="primary" to={duelPath(challenge)}>{TODAY_CARD.voteButton}</LinkButton>}
        <LinkButton size="lg" to={challengePath(challenge, 'entries')}>{TODAY_CARD.themeButton}</LinkButton>
      </div>
    </>
  );
}

/** Shows the viewer's latest entry in place of the challenge's cover. */
function OwnWork({ challenge }: { challenge: ChallengeCard }) {
  const own = useQuery(challengeQuery(challenge.slug)).data?.challenge.ownEntries.find(({ status }) => status === 'submitted');
  return own ? <EntryMedia output={own.output} alt={own.title} /> : <ChallengeCover challenge={challenge} />;
}

const card = css({ layerStyle: 'panel', display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' }, overflow: 'hidden' });
const copy = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', minWidth: '0', padding: { base: '[18px 18px 20px]', md: '[28px 32px]' }, order: { base: '1', md: '0' } });
const art = css({ minHeight: { base: '[172px]', md: '[320px]' }, maxHeight: { base: '[200px]', md: '[none]' }, position: 'relative', backgroundColor: 'raised', '& > *': { position: 'absolute', inset: '0' } });
const line = wrap({ alignItems: 'center', columnGap: '3', rowGap: '1' });
const fact = css({ textStyle: 'meta', color: 'fg.muted', tabular: true });
const note = css({ textStyle: 'meta', color: 'fg.muted', alignSelf: 'center', mdDown: { minWidth: 'full' } });
const heading = css({ fontFamily: 'display', fontWeight: 'bold', fontSize: { base: '26', md: '44' }, lineHeight: '[1.03]', letterSpacing: 'tighter', textWrap: 'balance', overflowWrap: 'anywhere', marginBlock: '[12px 10px]' });
const theme = css({ color: 'fg.muted', maxWidth: '[42ch]' });
const numbers = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '4', width: 'full', marginBlockStart: 'auto', paddingBlockStart: '5' });
const mine = css({ display: 'flex', alignItems: 'center', gap: '2', width: 'full', padding: '3', marginBlockEnd: '3', borderRadius: 'md', backgroundColor: 'raised', textStyle: 'small', fontWeight: 'semibold', '& svg': { color: 'good' } });
const acts = css({ display: 'flex', flexWrap: 'wrap', gap: '2.5', width: { base: 'full', md: 'auto' }, marginBlockStart: 'auto', paddingBlockStart: '5', mdDown: { '& > *': { flex: '1' } } });
