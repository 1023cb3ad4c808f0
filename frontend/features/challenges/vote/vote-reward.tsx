import { css } from '#styled/css';
import { flex, strongText } from '#styled/patterns';
import { VOTES_PER_TOKEN } from '#contracts/challenge-votes.ts';
import type { VoteProgress } from '#contracts/challenge-votes.ts';
import { Coin } from '#ui/coin.tsx';
import { DUEL } from '../challenge-vote.words.ts';

/** Ten dots that count the votes until the day's token, or say that it is paid, or that the daily cap left none. `plain` has no frame, and shows its text on phones too. */
export function VoteReward({ progress, plain = false }: { progress: VoteProgress; plain?: boolean }) {
  const filled = progress.tokenToday ? VOTES_PER_TOKEN : progress.towardsToken;
  return (
    <div className={box} data-plain={plain || undefined}>
      <span role="img" aria-label={DUEL.progressLabel(progress)} className={flex({ gap: { base: '0.5', md: '1' } })}>
        {Array.from({ length: VOTES_PER_TOKEN }, (_, index) => <i key={index} data-on={index < filled || undefined} className={dot} />)}
      </span>
      <Coin size={18} />
      <span className={words} data-plain={plain || undefined}>
        {progress.uncounted !== null ? DUEL.notCounted : progress.tokenCapped ? DUEL.capped : progress.tokenToday ? DUEL.paid : <><b className={strongText()}>{DUEL.more(progress)}</b> {DUEL.forToken}</>}
      </span>
    </div>
  );
}

const box = css({
  display: 'flex', alignItems: 'center', gap: { base: '2', md: '3' }, minHeight: { base: '9', md: '11' }, paddingInline: { base: '2', md: '[18px]' }, borderRadius: 'full', textStyle: 'small', color: 'fg.muted', border: { md: 'soft' }, backgroundColor: { md: 'surface' },
  '&[data-plain]': { border: 'none', backgroundColor: 'transparent', padding: '0', minHeight: '6' },
});
const dot = css({ width: { base: '[7px]', md: '4' }, height: { base: '[7px]', md: '1.5' }, borderRadius: '[4px]', backgroundColor: 'line', transitionProperty: 'background-color', transitionDuration: 'base', '&[data-on]': { backgroundColor: 'amber.fill' } });
const words = css({ whiteSpace: 'nowrap', '&:not([data-plain])': { hideBelow: 'md' } });
