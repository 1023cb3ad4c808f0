import { useNavigate } from 'react-router-dom';
import { css } from '#styled/css';
import { column, longWords, mutedText, wrap } from '#styled/patterns';
import type { ResponseOf } from '#contracts/endpoint.ts';
import type { getGift } from '#contracts/packs.ts';
import { messageOf } from '#lib/api-error.ts';
import { Fan } from '#shared/packs/fan.tsx';
import { packPreview, packView } from '#contracts/pack-address.ts';
import { packHue } from '#shared/packs/pack-hue.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { FullDate } from '#ui/moment.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { toast } from '#ui/toast.tsx';
import { useClaimGift } from './gift.queries.ts';
import { GIFT_CARD } from '../packs-gift.words.ts';

interface GiftCardProps {
  code: string;
  gift: ResponseOf<typeof getGift>['gift'];
  /** Lets a visitor sign in before claiming the gift of a pack; null for signed-in users. */
  onSignIn: ((resume: () => void) => void) | null;
}

/** Card of a pack that was given as a gift: the pack, the giver, the time left to claim it, and the button that claims it. */
export function GiftCard({ code, gift: { pack, from, status, expiresAt, mine }, onSignIn }: GiftCardProps) {
  const navigate = useNavigate();
  const claim = useClaimGift(code);
  const take = (): void =>
    claim.mutate(undefined, {
      onSuccess: () => {
        toast({ tone: 'success', title: GIFT_CARD.takenToast(pack.title), description: GIFT_CARD.takenText });
        void navigate(packView(pack));
      },
    });
  return (
    <Card as="section" radius="xl" aria-labelledby="gift-title" className={css({ maxWidth: 'dialogMd', marginInline: 'auto', overflow: 'hidden' })}>
      <div className={css({ height: { base: '[220px]', md: '[280px]' } })}><Fan cards={pack.covers} hue={packHue(pack.id)} size={4} eager /></div>
      <div className={column({ gap: '4', padding: { base: '5', md: '6' } })}>
        <div>
          <p className={css({ textStyle: 'label', color: 'brand' })}>{mine ? GIFT_CARD.mineTitle : GIFT_CARD.title}</p>
          <h1 id="gift-title" className={longWords({ textStyle: 'h1', marginBlockStart: '1' })}>{pack.title}</h1>
          <p className={mutedText({ marginBlockStart: '2' })}>{mine ? GIFT_CARD.mineText : from ? GIFT_CARD.fromText(from.displayName) : GIFT_CARD.anonymousText} {pack.pitch}</p>
        </div>
        {status === 'open' ? <p className={mutedText()}><Sentence text={GIFT_CARD.untilText} parts={{ day: <FullDate at={expiresAt} /> }} /></p> : <Alert>{GIFT_CARD.states[status]}</Alert>}
        {claim.isError && <Alert tone="bad" title={GIFT_CARD.failedTitle}>{messageOf(claim.error, GIFT_CARD.failed)}</Alert>}
        <div className={wrap({ gap: '2' })}>
          {status === 'open' && !mine && <Button variant="magic" size="lg" busy={claim.isPending} busyLabel={GIFT_CARD.busyLabel} onClick={() => (onSignIn ? onSignIn(take) : take())}>{GIFT_CARD.takeButton}</Button>}
          <LinkButton size="lg" to={packPreview(pack)}>{GIFT_CARD.lookButton}</LinkButton>
        </div>
      </div>
    </Card>
  );
}
