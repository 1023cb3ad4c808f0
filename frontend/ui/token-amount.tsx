import { counted } from '#contracts/plural.ts';
import { Coin } from '#ui/coin.tsx';
import { css, cx } from '#styled/css';
import { visuallyHidden } from '#styled/patterns';

const row = css({ display: 'inline-flex', alignItems: 'center', gap: '1.5', fontWeight: 'bold', whiteSpace: 'nowrap', tabular: true });

/** Writes a number of tokens: "1 token", "2 tokens", "1,284 tokens". */
export const tokenWords = (tokens: number): string => counted(tokens, 'token');

export interface TokenAmountProps {
  /** Number of tokens, whole. */
  tokens: number;
  /** Shows the word "tokens" after the number; otherwise only screen readers get it. */
  words?: boolean;
  /** Puts a plus sign before a number of tokens above 0, for tokens that a wallet received. */
  signed?: boolean;
  size?: number;
  className?: string;
}

/** A number of tokens with the coin icon. */
export function TokenAmount({ tokens, words = false, signed = false, size = 18, className }: TokenAmountProps) {
  const sign = signed && tokens > 0 ? '+' : '';
  return (
    <span data-price="" className={cx(row, className)}>
      <Coin size={size} />
      <span aria-hidden={!words || undefined}>{sign}{words ? tokenWords(tokens) : tokens.toLocaleString('en-US')}</span>
      {words ? null : <span className={visuallyHidden()}>{sign}{tokenWords(tokens)}</span>}
    </span>
  );
}
