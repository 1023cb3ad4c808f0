import { CreditCard, Phone, Repeat, Wallet } from 'lucide-react';
import { css } from '#styled/css';
import { hstack, stack } from '#styled/patterns';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ArtPanel } from '#ui/illustrations/art-panel.tsx';
import { FAILURE_DIALOG } from '../purchase.words.ts';

const SOLUTIONS = [
  { icon: CreditCard, text: FAILURE_DIALOG.checkCardDetailsText },
  { icon: Wallet, text: FAILURE_DIALOG.fundsTip },
  { icon: Phone, text: FAILURE_DIALOG.contactYourBankText },
  { icon: Repeat, text: FAILURE_DIALOG.tryAnotherPaymentText },
] as const;

interface FailureDialogProps {
  problem: string;
  /** True when no answer of the payment provider arrived, so the buyer may have been charged. */
  uncertain: boolean;
  onTryAgain(): void;
  onClose(): void;
}

/** Dialog 'Payment Failed': the reason, and what usually helps (docs/rules/payments.md#payment-messages). */
export function FailureDialog({ problem, uncertain, onTryAgain, onClose }: FailureDialogProps) {
  return (
    <Dialog
      open size="sm" onOpenChange={(open) => !open && onClose()} title={FAILURE_DIALOG.title} art={<ArtPanel subject="tipped" />}
      description={uncertain ? FAILURE_DIALOG.uncertainText : FAILURE_DIALOG.refusedText}
      footer={<><Button onClick={onClose}>{FAILURE_DIALOG.cancelButton}</Button><Button variant="primary" onClick={onTryAgain}>{FAILURE_DIALOG.tryAgainButton}</Button></>}
    >
      <Alert tone="bad">{problem}</Alert>
      <h3 className={css({ textStyle: 'pane', marginBlockStart: '5', marginBlockEnd: '2' })}>{FAILURE_DIALOG.heading}</h3>
      <ul className={stack({ listStyle: 'none', padding: '0', gap: '2.5', textStyle: 'small' })}>
        {SOLUTIONS.map(({ icon: Icon, text }) => (
          <li key={text} className={hstack({ gap: '2.5', '& svg': { color: 'fg.subtle', flex: 'none' } })}><Icon size={16} aria-hidden="true" />{text}</li>
        ))}
      </ul>
    </Dialog>
  );
}
