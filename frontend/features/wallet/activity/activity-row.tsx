import { useId, useState } from 'react';
import { ChevronDown } from 'lucide-react';
import { css } from '#styled/css';
import { centered, longWords, mutedText, wrap } from '#styled/patterns';
import type { WalletTransaction } from '#contracts/wallet.ts';
import { chargedWords } from '#shared/spending/charged-words.ts';
import { Badge } from '#ui/badge.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { tokenWords } from '#ui/token-amount.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { ReceiptPanel } from './receipt-panel.tsx';
import { placeOf, TRANSACTION_KINDS } from './transaction-kind.ts';
import { ACTIVITY_ROW } from '../wallet.words.ts';

const signed = (amount: number): string => `${amount > 0 ? '+' : amount < 0 ? '−' : ''}${Math.abs(amount).toLocaleString('en-US')}`;

/** Row of the wallet's activity for one line: what, when, how many tokens, and the balance after it. A run's row can show its receipt. */
export function ActivityRow({ line }: { line: WalletTransaction }) {
  const [open, setOpen] = useState(false);
  const receiptId = useId();
  const { label, icon: Icon, tone } = TRANSACTION_KINDS[line.type];
  const place = placeOf(line);
  const pending = line.status === 'pending';
  return (
    <li className={row} data-open={open || undefined}>
      <span className={tile} data-tone={tone}><Icon size={18} aria-hidden /></span>
      <div className={css({ minWidth: '0', gridArea: 'what' })}>
        <p className={longWords({ textStyle: 'cardTitle' })}>
          {place ? <TextLink quiet to={place} className={css({ color: '[inherit!]', fontWeight: '[inherit!]' })}>{line.title}</TextLink> : line.title}
        </p>
        <p className={wrap({ alignItems: 'center', columnGap: '2', rowGap: '1', marginBlockStart: '1', textStyle: 'meta', color: 'fg.muted' })}>
          <Badge tone={pending ? 'warn' : 'neutral'}>{pending ? 'Running' : label}</Badge>
          <RelativeTime iso={line.createdAt} />
          {!pending && line.receipt && line.receipt.released > 0 && <span>{chargedWords(line.receipt)}</span>}
        </p>
      </div>
      <p className={amount} data-price="" data-gain={line.amount > 0 || undefined} data-none={line.amount === 0 || undefined}>
        <span aria-hidden>{signed(line.amount)}</span><VisuallyHidden>{line.amount > 0 ? 'plus' : line.amount < 0 ? 'minus' : ''} {tokenWords(Math.abs(line.amount))}{pending ? ', held' : ''}</VisuallyHidden>
      </p>
      <p className={mutedText({ gridArea: 'balance', textAlign: 'end', tabular: true })}>
        {line.balanceAfter === null ? <span className={css({ textStyle: 'meta' })}>{ACTIVITY_ROW.heldText}</span> : <><VisuallyHidden>{ACTIVITY_ROW.balanceAfterText} </VisuallyHidden>{line.balanceAfter.toLocaleString('en-US').replace('-', '−')}</>}
      </p>
      <div className={css({ gridArea: 'more', width: '8' })}>
        {line.receipt && (
          <IconButton size="sm" label={ACTIVITY_ROW.label(line.title)} aria-expanded={open} aria-controls={open ? receiptId : undefined} onClick={() => setOpen(!open)}>
            <ChevronDown className={css({ transitionProperty: 'transform', transitionDuration: 'fast', '[aria-expanded=true] > &': { transform: '[rotate(180deg)]' } })} />
          </IconButton>
        )}
      </div>
      {open && line.receipt && <div className={css({ gridArea: 'receipt', marginBlockStart: '3' })}><ReceiptPanel id={receiptId} receipt={line.receipt} runId={line.refType === 'generation' ? line.refId : null} /></div>}
    </li>
  );
}

const row = css({
  display: 'grid', columnGap: { base: '3', md: '4' }, alignItems: 'center', padding: { base: '3', md: '4' }, borderTop: 'soft', '&[data-open]': { backgroundColor: 'raised' },
  gridTemplateColumns: { base: '36px minmax(0, 1fr) auto 32px', md: '36px minmax(0, 1fr) 72px 72px 32px' },
  gridTemplateAreas: { base: '"tile what amount more" "tile what balance more" "receipt receipt receipt receipt"', md: '"tile what amount balance more" ". receipt receipt receipt receipt"' },
});
const tile = centered({
  gridArea: 'tile', alignSelf: 'start', width: '9', height: '9', borderRadius: 'md', backgroundColor: 'amber.soft', color: 'amber',
  '&[data-tone=good]': { backgroundColor: 'good.soft', color: 'good' }, '&[data-tone=bad]': { backgroundColor: 'bad.soft', color: 'bad' }, '&[data-tone=brand]': { backgroundColor: 'brand.soft', color: 'brand' },
});
const amount = css({ gridArea: 'amount', textAlign: 'end', fontWeight: 'bold', tabular: true, '&[data-gain]': { color: 'good' }, '&[data-none]': { color: 'fg.muted' } });
