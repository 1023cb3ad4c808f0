import { counted } from '#contracts/plural.ts';
import { Coin } from '#ui/coin.tsx';
import { css, cx } from '#styled/css';
import { visuallyHidden } from '#styled/patterns';

const row = css({ display: 'inline-flex', alignItems: 'center', gap: '1.5', fontWeight: 'bold', whiteSpace: 'nowrap', tabular: true });

/** "1 token", "2 tokens", "1,284 tokens". */
export const tokenWords = (tokens: number): string => counted(tokens, 'token');

export interface TokenAmountProps {
  /** Whole tokens. */
  tokens: number;
  /** Write "tokens" after the number; otherwise the word is only spoken. */
  words?: boolean;
  /** Prefix a plus sign on gains. */
  signed?: boolean;
  size?: number;
  className?: string;
}

/** Coin and tabular number. */
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
