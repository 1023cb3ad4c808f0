import type { ReactNode } from 'react';
import { Check, Clock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { css } from '#styled/css';
import { flexFill, hstack, metaText, stretchedLink, visuallyHidden } from '#styled/patterns';
import { MINUTE_MS } from '#contracts/durations.ts';
import type { ChallengeCard as Challenge, ChallengeState } from '#contracts/challenges.ts';
import { challengePath } from '#shared/challenges/challenge-address.ts';
import { ChallengeCover } from '#shared/challenges/challenge-cover.tsx';
import { DIFFICULTY_WORDS, KIND_WORDS, STATE_WORDS } from '#shared/challenges/challenges.words.ts';
import { placeWords } from '#shared/challenges/place-words.ts';
import { roughTimeLeft, shortTimeLeft, SOON_MS } from '#shared/challenges/time-left.ts';
import { useServerNow } from '#shared/challenges/use-server-now.ts';
import type { ServerTime } from '#shared/challenges/use-server-now.ts';
import { Coin } from '#ui/coin.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { TypeChip } from '#ui/type-chip.tsx';
import { tokenWords } from '#ui/token-amount.tsx';
import { CARD } from '../challenges-hub.words.ts';
import { noPairsLeft } from '../no-pairs-left.ts';
import { phaseEnd } from '../use-phase-refresh.ts';
import { NoticeButton } from './notice-button.tsx';
import { Pips } from './pips.tsx';

interface ChallengeCardProps {
  challenge: Challenge;
  time: ServerTime;
  onReach(): void;
}

/** The card of a challenge in the list: theme, deadline, prize and number of entries. On phones it is a row with a narrow cover. */
export function ChallengeCard({ challenge, time, onReach }: ChallengeCardProps) {
  const { title, theme, kind, host, contentType, state, difficulty, prizes, entries, maxEntries, entryFee, you } = challenge;
  const name = host?.displayName ?? CARD.platform;
  const first = prizes.places[0] ?? 0;
  const taking = (you?.entries ?? 0) > 0;
  return (
    <article className={card} data-type={contentType} onPointerEnter={onReach} onFocus={onReach}>
      <div className={cover}>
        <ChallengeCover challenge={challenge} />
        <TypeChip type={contentType} onCover className={typeCorner} />
        <TimeChip challenge={challenge} time={time} />
      </div>
      <div className={body}>
        <p className={css({ textStyle: 'micro', color: 'fg.subtle', truncate: true })}>{CARD.by(KIND_WORDS[kind], name)}</p>
        <h3 className={heading}><Link to={challengePath(challenge)} className={link}>{title}</Link></h3>
        <p className={css({ textStyle: 'meta', color: 'fg.muted', lineClamp: '2' })}>{theme}</p>
        <div className={foot}>
          <span className={hstack({ gap: '[7px]' })}>
            {first > 0 ? <><Coin size={17} /><span className={visuallyHidden()}>{CARD.firstPrize}: {tokenWords(first)}</span><b aria-hidden className={prize} data-price="">{first}</b></> : <span className={metaText()}>{CARD.noPrize}</span>}
            {entryFee > 0 && <span className={metaText({ textStyle: 'micro' })}>{CARD.feeText(entryFee)}</span>}
          </span>
          <Pips of={difficulty} label={CARD.difficultyLabel(DIFFICULTY_WORDS[difficulty - 1] ?? '')} />
        </div>
        <div className={fill}>
          {maxEntries !== null && <ProgressBar label={CARD.fillLabel(title)} value={(entries / maxEntries) * 100} className={css({ height: '1' })} />}
          <p>{maxEntries === null ? CARD.entries(entries) : CARD.entriesOf(entries, maxEntries)}{you?.place != null && ` · ${CARD.placeText(placeWords(you.place))}`}{noPairsLeft(you) === 'all_seen' && ` · ${CARD.allSeen}`}</p>
        </div>
      </div>
      <Corner>{taking ? <span className={entered}><Check size={14} aria-hidden /><span className={css({ srOnly: { base: true, md: false } })}>{CARD.entered}</span></span> : you?.host ? <span className={entered}>{CARD.hosting}</span> : state === 'scheduled' || state === 'active' ? <NoticeButton challenge={challenge} look="corner" /> : null}</Corner>
    </article>
  );
}

/** The corner of a challenge's card: a mark, or the reminder button. It stands after the link that covers the card, so that it can be pressed. */
const Corner = ({ children }: { children: ReactNode }) => children && <div className={css({ position: 'absolute', insetBlockStart: { base: '2', md: '2.5' }, insetInlineStart: { base: '[88px]', md: '[auto]' }, insetInlineEnd: { md: '2.5' }, zIndex: 'raised' })}>{children}</div>;

/** The deadline of a challenge as time left, updated every minute, and red below twelve hours. Narrow covers show its largest unit alone, in one line. */
function TimeChip({ challenge, time }: { challenge: Challenge; time: ServerTime }) {
  const now = useServerNow(time, MINUTE_MS);
  const end = phaseEnd(challenge);
  const words = (left: (until: number, now: number) => string): string => (end === null ? STATE_WORDS[challenge.state] : TIMES[challenge.state](left(Date.parse(end), now)));
  const soon = challenge.state === 'active' && end !== null && Date.parse(end) - now < SOON_MS;
  return <span className={soon ? soonClock : clock}><Clock size={13} aria-hidden /><span className={wideTime}>{words(shortTimeLeft)}</span><span className={phoneTime}>{words(roughTimeLeft)}</span></span>;
}

const TIMES: Record<ChallengeState, (left: string) => string> = { scheduled: CARD.opensIn, active: CARD.left, voting: CARD.votingLeft, judging: CARD.resultsIn, completed: CARD.left, cancelled: CARD.left };

const card = css({
  position: 'relative', display: 'flex', flexDirection: { base: 'row', md: 'column' }, minWidth: '0', layerStyle: 'card', overflow: 'hidden', transitionProperty: 'border-color, transform', transitionDuration: 'base', transitionTimingFunction: 'out',
  '&:is(:hover, :focus-within)': { borderColor: 'kind', transform: { md: 'translateY(-2px)' } },
});
const cover = css({
  position: 'relative', flex: 'none', width: { base: '[124px]', md: 'auto' }, aspectRatio: { md: '[16 / 10]' }, overflow: 'hidden', backgroundColor: 'raised', borderBlockEnd: { md: '[2px solid {colors.kind}]' }, borderInlineEnd: { base: '[2px solid {colors.kind}]', md: 'none' },
  '& > div': { position: 'absolute', inset: '0' },
});
const typeCorner = css({ position: 'absolute', insetBlockStart: { base: '2', md: '2.5' }, insetInlineStart: { base: '2', md: '2.5' }, mdDown: { fontSize: '[0px]', gap: '0', width: '7', height: '7', minHeight: '7', justifyContent: 'center', padding: '0' } });
const clockLook = css.raw({ position: 'absolute', insetBlockEnd: { base: '2', md: '2.5' }, insetInlineStart: { base: '2', md: '2.5' }, display: 'inline-flex', alignItems: 'center', gap: '[5px]', minHeight: '[26px]', paddingInline: { base: '[7px]', md: '[9px]' }, borderRadius: 'full', backgroundColor: 'surface', color: 'fg', textStyle: { base: 'micro', md: 'meta' }, fontWeight: 'semibold', tabular: true, maxWidth: '[calc(100% - 16px)]', '& > svg': { flex: 'none' } });
const wideTime = css({ hideBelow: 'md', truncate: true });
const phoneTime = css({ hideFrom: 'md', truncate: true });
const clock = css(clockLook);
const soonClock = css(clockLook, { color: 'bad' });
const entered = css({ display: 'inline-flex', alignItems: 'center', justifyContent: 'center', gap: '[5px]', minHeight: '[26px]', minWidth: '7', paddingInline: { base: '1.5', md: '2.5' }, borderRadius: 'full', backgroundColor: 'surface', color: 'good', textStyle: 'meta', fontWeight: 'semibold' });
const body = flexFill({ display: 'flex', flexDirection: 'column', padding: '[12px 14px 14px]' });
const heading = css({ fontSize: { base: '15', md: '17' }, lineHeight: '[1.2]', letterSpacing: '[-.018em]', marginBlock: '[4px 5px]', overflowWrap: 'anywhere' });
const link = stretchedLink();
const foot = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '2.5', marginBlockStart: 'auto', paddingBlockStart: { base: '2.5', md: '3' } });
const prize = css({ fontFamily: 'display', fontWeight: 'bold', fontSize: '20', lineHeight: 'none', color: 'amber', tabular: true });
const fill = css({ display: 'grid', gap: '1.5', marginBlockStart: '2.5', paddingBlockStart: { base: '2.5', md: '3' }, borderTop: 'soft', textStyle: 'meta', color: 'fg.subtle', tabular: true });
