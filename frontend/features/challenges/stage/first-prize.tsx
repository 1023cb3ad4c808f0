import { css } from '#styled/css';
import { stack, visuallyHidden } from '#styled/patterns';
import { Coin } from '#ui/coin.tsx';
import { STAGE } from '../challenges-stage.words.ts';

/** The prize of a challenge's first place. Nothing when it has no prizes. */
export const FirstPrize = ({ tokens, size }: { tokens: number; size: 'sm' | 'lg' }) => tokens > 0 && (
  // The coin counts as part of the price, so that no floating element covers it.
  <div className={box} data-size={size} data-price="">
    <Coin size={size === 'lg' ? 32 : 26} />
    <p className={stack({ gap: '0.5' })}>
      <b className={number} data-size={size}>{tokens.toLocaleString('en-US')}</b>
      <span className={css({ textStyle: 'micro', color: 'fg.muted' })}><span className={visuallyHidden()}>{STAGE.tokensText} </span>{STAGE.firstPrize}</span>
    </p>
  </div>
);

const box = css({ display: 'flex', alignItems: 'center', gap: { base: '2', md: '3' }, borderInlineStart: '[1px solid oklch(.6 .02 292 / .35)]', paddingInlineStart: { base: '3.5', md: '7' }, '&[data-size=sm]': { paddingInlineStart: { base: '4', md: '6' } } });
const number = css({ fontFamily: 'display', fontWeight: 'bold', lineHeight: 'none', letterSpacing: 'tighter', color: 'amber', tabular: true, fontSize: '24', '&[data-size=lg]': { fontSize: { base: '[1.75rem]', md: '[2.5rem]' } } });
