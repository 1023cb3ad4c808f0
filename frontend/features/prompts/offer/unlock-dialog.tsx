import { useRef } from 'react';
import { metaText, stack } from '#styled/patterns';
import type { PromptDetail } from '#contracts/prompt-detail.ts';
import type { Offer } from '#contracts/selling.ts';
import { SpendDialog } from '#shared/spending/spend-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { SparkBurst } from '#ui/spark-burst.tsx';
import { offerLines } from './offer-lines.ts';
import { useUnlock } from './offer.mutations.ts';
import { REFUND_RULE } from './refund-words.ts';
import { UNLOCK_DIALOG } from '../prompts.words.ts';

interface UnlockDialogProps {
  prompt: PromptDetail;
  offer: Offer;
  /** Tokens that the buyer of the unlock can spend. */
  balance: number;
  onClose(): void;
  /** Called after the unlock to show the text of the prompt. */
  onRead(): void;
}

/** Dialog in which a buyer confirms the price and unlocks a sealed prompt. Then it says that the prompt is unlocked. */
export function UnlockDialog({ prompt, offer, balance, onClose, onRead }: UnlockDialogProps) {
  const spending = useUnlock(prompt.id);
  const unlock = spending.data?.unlock;
  const reads = useRef(false);
  const read = (): void => {
    reads.current = true;
    onRead();
  };
  return (
    <SpendDialog
      title={UNLOCK_DIALOG.unlockTitle(prompt.title)} description={prompt.runRoyalty > 0 ? UNLOCK_DIALOG.offerWithRuns : UNLOCK_DIALOG.offer} action={UNLOCK_DIALOG.action} busyLabel={UNLOCK_DIALOG.busyLabel}
      price={offer.total ?? 0} lines={offerLines(offer)} balance={balance} note={REFUND_RULE}
      spending={spending} failure={{ refused: UNLOCK_DIALOG.failed, silent: UNLOCK_DIALOG.uncertain }}
      onSpend={(expectedTotal) => spending.mutate({ expectedTotal })} onClose={onClose}
      instead={unlock ? {
        title: UNLOCK_DIALOG.itIsYoursTitle,
        // The button that opened the dialog is gone by now. The dialog returns focus late, so the page cannot set it when the dialog closes.
        finalFocus: () => document.getElementById(reads.current ? 'template' : 'content'),
        description: UNLOCK_DIALOG.doneText(unlock.version),
        footer: <><Button onClick={onClose}>{UNLOCK_DIALOG.closeButton}</Button><Button variant="primary" onClick={read}>{UNLOCK_DIALOG.readTheTextButton}</Button></>,
        children: (
          <div className={stack({ position: 'relative', gap: '2' })}>
            <SparkBurst play={unlock.id} />
            <p>{UNLOCK_DIALOG.doneDetails(prompt.title, prompt.runRoyalty)}</p>
            <p className={metaText()}>{UNLOCK_DIALOG.paidText(unlock.paid, REFUND_RULE)}</p>
          </div>
        ),
      } : null}
    />
  );
}
