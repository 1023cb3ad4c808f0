import { useSetAtom } from 'jotai';
import { metaText, stack } from '#styled/patterns';
import type { PromptDetail } from '#contracts/prompt-detail.ts';
import type { Offer } from '#contracts/selling.ts';
import { walletDialogAtom } from '#lib/purchase.ts';
import { spendingFailure } from '#lib/spending.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Coin } from '#ui/coin.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SparkBurst } from '#ui/spark-burst.tsx';
import { tokenWords } from '#ui/token-amount.tsx';
import { useUnlock } from './offer.mutations.ts';
import { PriceLines } from './price-lines.tsx';
import { REFUND_RULE } from './refund-words.ts';
import { UNLOCK_DIALOG } from '../prompts.words.ts';

interface UnlockDialogProps {
  prompt: PromptDetail;
  offer: Offer;
  /** Spendable tokens. */
  balance: number;
  onClose(): void;
  /** Shows the text, after the purchase. */
  onRead(): void;
}

/** One question with the price in it, then the moment it is theirs. */
export function UnlockDialog({ prompt, offer, balance, onClose, onRead }: UnlockDialogProps) {
  const unlock = useUnlock(prompt.id);
  const openWallet = useSetAtom(walletDialogAtom);
  const total = offer.total ?? 0;
  if (unlock.isSuccess) {
    return (
      <Dialog
        open size="sm" onOpenChange={(open) => !open && onClose()} title="It is yours" description={UNLOCK_DIALOG.doneText(unlock.data.unlock.version)}
        footer={<><Button onClick={onClose}>Close</Button><Button variant="primary" onClick={onRead}>Read the text</Button></>}
      >
        <div className={stack({ position: 'relative', gap: '2' })}>
          <SparkBurst play={unlock.data.unlock.id} />
          <p>{UNLOCK_DIALOG.doneDetails(prompt.title, prompt.runRoyalty)}</p>
          <p className={metaText()}>{tokenWords(unlock.data.unlock.paid)} paid. {REFUND_RULE}</p>
        </div>
      </Dialog>
    );
  }
  const short = balance < total;
  return (
    <Dialog
      open size="sm" onOpenChange={(open) => !open && onClose()} dismissible={!unlock.isPending} title={`Unlock “${prompt.title}”?`} description={prompt.runRoyalty > 0 ? UNLOCK_DIALOG.offerWithRuns : UNLOCK_DIALOG.offer}
      footer={
        <>
          <Button disabled={unlock.isPending} onClick={onClose}>Cancel</Button>
          {short
            ? <Button variant="primary" icon={<Coin />} onClick={() => openWallet({ missing: total - balance })}>Get more tokens</Button>
            : <Button variant="primary" busy={unlock.isPending} busyLabel="Unlocking…" onClick={() => unlock.mutate(total)}>Unlock · {tokenWords(total)}</Button>}
        </>
      }
    >
      <div className={stack({ gap: '4' })}>
        {unlock.isError && <Problem error={unlock.error} />}
        <PriceLines offer={offer} balance={balance} />
        <p className={metaText()}>{REFUND_RULE}</p>
      </div>
    </Dialog>
  );
}

function Problem({ error }: { error: unknown }) {
  const { text, ...alert } = spendingFailure(error, { refused: UNLOCK_DIALOG.failed, silent: UNLOCK_DIALOG.uncertain });
  return <Alert {...alert}>{text}</Alert>;
}
