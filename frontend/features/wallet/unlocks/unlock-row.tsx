import { useEffect, useRef, useState } from 'react';
import { css, cx } from '#styled/css';
import { column, longWords, visuallyHidden, wrap } from '#styled/patterns';
import type { Unlock } from '#contracts/selling.ts';
import { messageOf } from '#lib/api-error.ts';
import { fullDate } from '#lib/full-date.ts';
import { Alert } from '#ui/alert.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { toast } from '#ui/toast.tsx';
import { tokenWords } from '#ui/token-amount.tsx';
import { TypeChip } from '#ui/type-chip.tsx';
import { AskDialog } from './ask-dialog.tsx';
import { useGiveBack } from './unlocks.queries.ts';
import type { UnlockItem } from './unlocks.queries.ts';
import { UNLOCK_ROW } from '../wallet-purchases.words.ts';
import { WALLET } from '../wallet.words.ts';

interface UnlockRowProps {
  item: UnlockItem;
  /** True for the unlocked prompt that a message links to; the page scrolls its row into view. */
  shown: boolean;
}

/** Row of one unlocked prompt in the wallet: its title, price, state and refund. */
export function UnlockRow({ item: { unlock, prompt }, shown }: UnlockRowProps) {
  const [asking, setAsking] = useState<'back' | 'moderator' | null>(null);
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (shown) place.current?.scrollIntoView({ block: 'center' });
  }, [shown]);
  const title = prompt?.title ?? UNLOCK_ROW.deletedPromptTitle;
  const refunded = unlock.status === 'refunded';
  return (
    <li ref={place}>
      <Card pad="sm" radius="lg" data-type={prompt?.contentType} className={cx(shown && css({ outline: '[2px solid {colors.brand}]', outlineOffset: '[2px]' }))}>
        <div className={column({ gap: '3' })}>
          <div className={wrap({ gap: '3', alignItems: 'center', justifyContent: 'space-between' })}>
            <div className={column({ gap: '1.5', flex: '[1 1 240px]', minWidth: '0' })}>
              <h3 className={longWords({ textStyle: 'h4' })}>{prompt && !unlock.removed ? <TextLink quiet to={`/prompt/${prompt.slug}`} className={css({ color: 'fg!' })}>{title}</TextLink> : title}</h3>
              <p className={wrap({ gap: '2', alignItems: 'center', textStyle: 'meta', color: 'fg.muted' })}>
                {prompt && <TypeChip type={prompt.contentType} />}
                {refunded ? <Badge tone="neutral">{UNLOCK_ROW.refundedBadge}</Badge> : unlock.removed ? <Badge tone="bad">{UNLOCK_ROW.takenDownBadge}</Badge> : <Badge tone="good">{UNLOCK_ROW.yoursBadge}</Badge>}
                <span><Sentence text={UNLOCK_ROW.versionText(unlock.version, unlock.paid)} parts={{ day: <time dateTime={unlock.unlockedAt}>{fullDate(unlock.unlockedAt)}</time> }} /></span>
              </p>
            </div>
            {unlock.refundable && <Button size="sm" variant={unlock.removed ? 'primary' : 'plain'} onClick={() => setAsking('back')}>{UNLOCK_ROW.button}<span className={visuallyHidden()}> {UNLOCK_ROW.ofText(title)}</span></Button>}
            {unlock.mayAsk && <Button size="sm" variant="ghost" onClick={() => setAsking('moderator')}>{UNLOCK_ROW.askButton}<span className={visuallyHidden()}> {UNLOCK_ROW.ofText(title)}</span></Button>}
          </div>
          {unlock.removed && !refunded && <Alert tone="warn" title={UNLOCK_ROW.removedTitle}>{UNLOCK_ROW.removedText(unlock.paid)}</Alert>}
          {unlock.request && <Request unlock={unlock} />}
        </div>
      </Card>
      {asking === 'back' && <GiveBack unlock={unlock} title={title} onClose={() => setAsking(null)} />}
      {asking === 'moderator' && <AskDialog unlock={unlock} title={title} onClose={() => setAsking(null)} />}
    </li>
  );
}

function Request({ unlock: { request, status } }: { unlock: Unlock }) {
  if (!request) return null;
  switch (request.status) {
    case 'open': return <Alert tone="info" title={UNLOCK_ROW.askedRefundTitle}>{WALLET.refundAsked}</Alert>;
    case 'granted': return <Alert tone="good" title={UNLOCK_ROW.refundGrantedTitle}>{request.answer ?? UNLOCK_ROW.refundedText}</Alert>;
    case 'refused': return status === 'active' && <Alert tone="neutral" title={UNLOCK_ROW.refundRefusedTitle}>{request.answer}</Alert>;
  }
}

function GiveBack({ unlock, title, onClose }: { unlock: Unlock; title: string; onClose(): void }) {
  const back = useGiveBack(unlock.id);
  const confirm = (): void =>
    back.mutate(null, {
      onSuccess: () => {
        toast({ tone: 'success', title: unlock.paid > 0 ? `${tokenWords(unlock.paid)} returned` : 'Refunded', description: UNLOCK_ROW.refundedToast(title) });
        onClose();
      },
    });
  return (
    <ConfirmDialog
      title={UNLOCK_ROW.refundTitle(title)} description={unlock.paid > 0 ? UNLOCK_ROW.refundText(unlock.paid) : UNLOCK_ROW.refundFreeText}
      action={UNLOCK_ROW.button} busyLabel={UNLOCK_ROW.busyLabel} busy={back.isPending} problem={back.isError ? messageOf(back.error, UNLOCK_ROW.refundFailed) : null} onConfirm={confirm} onClose={onClose}
    />
  );
}
