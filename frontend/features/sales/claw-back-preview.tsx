import { css } from '#styled/css';
import { mutedText, stack } from '#styled/patterns';
import type { RefundPreview, SalesOrder } from '#contracts/sales.ts';
import { dollars } from '#lib/money.ts';
import { shareOf } from '#lib/change.ts';
import { CLAW_BACK_PREVIEW } from './sales.words.ts';

interface ClawBackPreviewProps {
  preview: RefundPreview;
  order: SalesOrder;
  /** True while the server computes the preview for a new refund amount; the figures of the last amount are still shown. */
  busy: boolean;
}

const count = (tokens: number): string => tokens.toLocaleString('en-US');

/** Preview of a refund: the tokens that it takes from the wallet and the money that it returns. The server computes it by the rule of the refund itself. */
export function ClawBackPreview({ preview: { amountCents, tokens, taken, debt, balanceAfter }, order, busy }: ClawBackPreviewProps) {
  const lines: [string, string, boolean?][] = [
    [CLAW_BACK_PREVIEW.tokensGoBackLines, count(tokens)],
    [CLAW_BACK_PREVIEW.takenLabel, count(taken)],
    ['Debt', count(debt), debt > 0],
    [CLAW_BACK_PREVIEW.walletAfterwardsLines, `${count(balanceAfter + taken)} → ${count(balanceAfter)}`],
    [CLAW_BACK_PREVIEW.moneyBackLines, dollars(-amountCents)],
    ...(order.feeCents > 0 ? [[CLAW_BACK_PREVIEW.stripeFeeNotReturnedLines, dollars(-order.feeCents)] as [string, string]] : []),
  ];
  return (
    <section aria-label={CLAW_BACK_PREVIEW.label} aria-busy={busy || undefined} aria-live="polite" className={css({ border: 'line', borderRadius: 'md', textStyle: 'small', fontVariantNumeric: 'tabular-nums', _busy: { opacity: '60' } })}>
      <p className={row}><strong>{CLAW_BACK_PREVIEW.label}</strong><span className={css({ color: 'fg.muted' })}>{CLAW_BACK_PREVIEW.grantedText(order.tokens, order.clawedBack)}</span></p>
      {tokens > 0 && (
        <div className={stack({ padding: '3.5', borderBottom: 'soft', gap: '2.5' })}>
          <div aria-hidden="true" className={css({ display: 'flex', gap: 'px', height: '2.5', borderRadius: 'xs', overflow: 'hidden', backgroundColor: 'raised' })}>
            <span className={css({ backgroundColor: 'chart.2' })} style={{ width: `${shareOf(taken, tokens)}%` }} />
            <span className={css({ backgroundColor: 'chart.3' })} style={{ width: `${shareOf(debt, tokens)}%` }} />
          </div>
          <p className={mutedText({ textStyle: 'meta' })}>
            {debt > 0 ? CLAW_BACK_PREVIEW.spentHeldText(debt) : CLAW_BACK_PREVIEW.inWalletText(tokens)}
          </p>
        </div>
      )}
      <dl>
        {lines.map(([name, value, alarm]) => <div key={name} className={row}><dt className={css({ color: 'fg.muted' })}>{name}</dt><dd data-alarm={alarm || undefined} className={css({ fontWeight: 'semibold', '&[data-alarm]': { color: 'bad' } })}>{value}</dd></div>)}
      </dl>
    </section>
  );
}

const row = css({ display: 'flex', justifyContent: 'space-between', gap: '4', paddingBlock: '2', paddingInline: '3.5', borderBottom: 'soft', '&:is(dl > div:last-child)': { borderBottom: 'none' } });
