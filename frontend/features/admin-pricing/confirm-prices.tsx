import { css } from '#styled/css';
import { column, mutedText, stack } from '#styled/patterns';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { PriceChange } from './price-changes.ts';
import { CONFIRM_PRICES } from './admin-pricing.words.ts';

interface ConfirmPricesProps {
  changes: readonly PriceChange[];
  /** Text that says when the new prices take effect. */
  when: string;
  action: string;
  onConfirm(): void;
  onClose(): void;
}

/** The dialog that asks an administrator to confirm a price change, with the old and the new value of each difference. */
export function ConfirmPrices({ changes, when, action, onConfirm, onClose }: ConfirmPricesProps) {
  return (
    <Dialog
      alert open size="md" onOpenChange={(open) => !open && onClose()} title={CONFIRM_PRICES.title}
      description={changes.length === 0 ? CONFIRM_PRICES.nothingDiffers(when) : CONFIRM_PRICES.changes(changes.length, when)}
      footer={<><Button onClick={onClose}>{CONFIRM_PRICES.button}</Button><Button variant="primary" onClick={onConfirm}>{action}</Button></>}
    >
      {changes.length > 0 && (
        <ul aria-label={CONFIRM_PRICES.label} className={column()}>
          {changes.map(({ name, before, after }) => (
            <li key={name} className={stack({ gap: '0.5', paddingBlock: '2.5', borderBottom: 'soft', overflowWrap: 'anywhere', _last: { borderBottom: 'none' } })}>
              <span className={mutedText({ textStyle: 'meta' })}>{name}</span>
              <span className={css({ fontVariantNumeric: 'tabular-nums' })}>
                <del className={css({ color: 'bad' })}>{before}</del> <span aria-hidden="true">→</span> <ins className={css({ color: 'good', textDecoration: 'none', fontWeight: 'semibold' })}>{after}</ins>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
