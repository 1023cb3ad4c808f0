import { useState } from 'react';
import { LockKeyhole, LockKeyholeOpen } from 'lucide-react';
import { hstack, metaText, mutedText, stack } from '#styled/patterns';
import type { Offer, Unlock } from '#contracts/selling.ts';
import { messageOf } from '#lib/api-error.ts';
import { PriceLines } from '#shared/spending/price-lines.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FullDate, Moment } from '#ui/moment.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { toast } from '#ui/toast.tsx';
import { tokenWords } from '#ui/token-amount.tsx';
import { useRefund } from './offer.mutations.ts';
import { offerLines } from './offer-lines.ts';
import { REFUND_RULE, refusalWords } from './refund-words.ts';
import { PROMPTS, UNLOCK_CARD } from '../prompts.words.ts';

interface UnlockCardProps {
  promptId: string;
  offer: Offer;
  balance: number | null;
  onUnlock(): void;
}

/** Card on a sealed prompt's page with the price of unlocking it, or for its buyer with the day of purchase and the refund. */
export function UnlockCard({ promptId, offer, balance, onUnlock }: UnlockCardProps) {
  if (offer.unlock?.status === 'active') return <Owned promptId={promptId} unlock={offer.unlock} />;
  if (offer.total === null) return null;
  return (
    <Card as="section" pad="md" aria-label={UNLOCK_CARD.label} className={box}>
      <h2 className={title}><LockKeyhole aria-hidden size={18} />{UNLOCK_CARD.title}</h2>
      <p className={mutedText()}>{UNLOCK_CARD.offerText(offer.runRoyalty)}</p>
      <PriceLines lines={offerLines(offer)} total={offer.total} balance={balance} />
      <Button block onClick={onUnlock}>{UNLOCK_CARD.unlockButton(offer.total)}</Button>
      <p className={note}>{REFUND_RULE}</p>
    </Card>
  );
}

function Owned({ promptId, unlock }: { promptId: string; unlock: Unlock }) {
  const [asking, setAsking] = useState(false);
  const refund = useRefund(promptId);
  const giveBack = (): void =>
    refund.mutate(unlock.id, {
      onSuccess: () => {
        setAsking(false);
        toast({ tone: 'success', title: `${tokenWords(unlock.paid)} returned`, description: UNLOCK_CARD.refundedToast });
      },
    });
  return (
    <Card as="section" pad="md" aria-label={UNLOCK_CARD.label} className={box}>
      <h2 className={title}><LockKeyholeOpen aria-hidden size={18} />{UNLOCK_CARD.heading}</h2>
      <p className={mutedText()}><Sentence text={UNLOCK_CARD.yoursSinceText(unlock.version, unlock.paid, unlock.credit)} parts={{ day: <FullDate at={unlock.unlockedAt} /> }} /></p>
      {unlock.refundable ? <Button block onClick={() => setAsking(true)}>{UNLOCK_CARD.refundButton}</Button> : <p className={note}>{refusalWords(unlock.refusal)} {unlock.mayAsk && <TextLink to={`/wallet?tab=unlocks&unlock=${unlock.id}`}>{UNLOCK_CARD.link}</TextLink>}</p>}
      {unlock.refundable && <p className={note}><Sentence text={UNLOCK_CARD.possibleUntilText(REFUND_RULE)} parts={{ day: <Moment at={unlock.refundableUntil} /> }} /></p>}
      {asking && (
        <ConfirmDialog
          title={UNLOCK_CARD.refundTitle} description={UNLOCK_CARD.refundText(unlock.paid)} action={UNLOCK_CARD.refundButton} busyLabel={UNLOCK_CARD.busyLabel} busy={refund.isPending}
          problem={refund.isError ? messageOf(refund.error, PROMPTS.failed) : null} onConfirm={giveBack} onClose={() => setAsking(false)}
        />
      )}
    </Card>
  );
}

const box = stack({ gap: '3' });
const title = hstack({ gap: '2', textStyle: 'h4' });
const note = metaText();
