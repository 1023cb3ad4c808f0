import { useId } from 'react';
import type { ReactNode } from 'react';
import { metaText, stack } from '#styled/patterns';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { DialogProps } from '#ui/dialog.tsx';
import { tokenWords } from '#ui/token-amount.tsx';
import { GetTokensButton } from './get-tokens-button.tsx';
import { PriceLines } from './price-lines.tsx';
import type { PriceLine } from './price-lines.tsx';
import { SpendingAlert } from './spending-alert.tsx';
import { priceNow } from './spending-failure.ts';
import type { SpendingWords } from './spending-failure.ts';
import { SPEND_DIALOG } from './spending.words.ts';

export interface SpendDialogProps extends Pick<DialogProps, 'title' | 'size'> {
  /** Text about the thing that the buyer gets. */
  description: string;
  /** Label of the button that pays; the price follows it: "Unlock · 12 tokens". */
  action: string;
  busyLabel: string;
  icon?: ReactNode;
  /** Price in tokens as the page knows it; null until then. A refusal with a new price replaces it. */
  price: number | null;
  /** Parts of the price, shown line by line. */
  lines?: readonly PriceLine[];
  /** The buyer's spendable tokens; null until they are known. */
  balance: number | null;
  /** The mutation that pays, made by `useSpending`. */
  spending: { isPending: boolean; error: unknown };
  failure: SpendingWords;
  /** Further text that the buyer should read before paying, such as the refund rule. */
  note?: string;
  /** Fields that the buyer may fill in, above the price. */
  children?: ReactNode;
  /** Called when the buyer presses the button that pays, with the price that the button shows. */
  onSpend(expectedTotal: number): void;
  onClose(): void;
  /** Content in place of the question, for example after paying. The dialog stays open, so that focus can return when it closes. */
  instead?: Omit<DialogProps, 'open' | 'onOpenChange'> | null;
}

/**
 * The dialog that asks before tokens are spent: price, what the buyer gets, and balance afterwards. With too few tokens it offers more. When
 * the server refuses an old price, it shows the new one and waits for another press.
 */
export function SpendDialog({ title, size = 'sm', description, action, busyLabel, icon, price, lines, balance, spending, failure, note, children, onSpend, onClose, instead = null }: SpendDialogProps) {
  const form = useId();
  const close = (open: boolean): void => {
    if (!open) onClose();
  };
  if (instead) return <Dialog open onOpenChange={close} size={size} {...instead} />;
  const total = priceNow(spending.error)?.total ?? price;
  const missing = total === null || balance === null ? 0 : total - balance;
  const button = total === null ? action : `${action} · ${tokenWords(total)}`;
  return (
    <Dialog
      open size={size} onOpenChange={close} dismissible={!spending.isPending} title={title} description={description}
      footer={
        <>
          <Button disabled={spending.isPending} onClick={onClose}>{SPEND_DIALOG.button}</Button>
          {missing > 0
            ? <GetTokensButton variant="primary" missing={missing} />
            : <Button type="submit" form={form} variant="primary" icon={icon} busy={spending.isPending} busyLabel={busyLabel} disabled={total === null}>{button}</Button>}
        </>
      }
    >
      <form
        id={form}
        noValidate
        className={stack({ gap: '4' })}
        onSubmit={(event) => {
          event.preventDefault();
          if (total !== null && missing <= 0 && !spending.isPending) onSpend(total);
        }}
      >
        {spending.error !== null && <SpendingAlert error={spending.error} words={failure} />}
        {children}
        {total !== null && <PriceLines lines={lines} total={total} balance={balance} />}
        {note !== undefined && <p className={metaText()}>{note}</p>}
      </form>
    </Dialog>
  );
}
