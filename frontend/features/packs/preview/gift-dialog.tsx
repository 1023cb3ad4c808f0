import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { column, flexFill, hstack } from '#styled/patterns';
import { GIFT_DAYS } from '#contracts/packs.ts';
import type { PackDetail } from '#contracts/packs.ts';
import { SpendDialog } from '#shared/spending/spend-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { toast } from '#ui/toast.tsx';
import { useBuyPack } from '../packs.mutations.ts';
import { giftTokensQuery, packQuoteQuery } from '../quote.queries.ts';
import { GIFT_DIALOG } from '../packs-preview.words.ts';

interface GiftDialogProps {
  pack: Pick<PackDetail, 'id' | 'title'>;
  onClose(): void;
}

const WAYS = [
  { value: 'person', label: GIFT_DIALOG.personLabel, help: GIFT_DIALOG.personHelp },
  { value: 'link', label: GIFT_DIALOG.linkLabel, help: GIFT_DIALOG.linkHelp },
] as const;

/** Dialog in which a user buys a pack for another person: by the person's username, or by a link that the first person who opens it can claim. */
export function GiftDialog({ pack, onClose }: GiftDialogProps) {
  const spending = useBuyPack(pack.id);
  const balance = useQuery(giftTokensQuery).data ?? null;
  const price = useQuery(packQuoteQuery(pack.id, { gift: 'true' })).data?.total ?? null;
  const [way, setWay] = useState<'person' | 'link'>('person');
  const [username, setUsername] = useState('');
  const [missing, setMissing] = useState(false);
  const gift = spending.data?.purchase.gift;
  const name = username.trim().replace(/^@/, '');
  const send = (expectedTotal: number): void => {
    if (way === 'person' && name === '') return setMissing(true);
    spending.mutate({ expectedTotal, giftTo: way === 'person' ? name : { link: true } });
  };
  return (
    <SpendDialog
      size="md" title={GIFT_DIALOG.title(pack.title)} description={GIFT_DIALOG.description} action={GIFT_DIALOG.action} busyLabel={GIFT_DIALOG.busyLabel}
      price={price} balance={balance} spending={spending} failure={{ refused: GIFT_DIALOG.refused, silent: GIFT_DIALOG.silent }} onSpend={send} onClose={onClose}
      instead={gift ? {
        title: GIFT_DIALOG.doneTitle,
        description: gift.to ? GIFT_DIALOG.donePerson(gift.to.username, GIFT_DAYS) : GIFT_DIALOG.doneLink(GIFT_DAYS),
        footer: <Button variant="primary" onClick={onClose}>{GIFT_DIALOG.closeButton}</Button>,
        children: gift.to === null && gift.url !== null ? <GiftLink url={gift.url} /> : undefined,
      } : null}
    >
      <div className={column({ gap: '4' })}>
        <Field label={GIFT_DIALOG.toLabel} group><RadioCards columns={1} options={WAYS} value={way} onValueChange={setWay} /></Field>
        {way === 'person' && (
          <Field label={GIFT_DIALOG.usernameLabel} help={GIFT_DIALOG.usernameHelp} error={missing && name === '' ? GIFT_DIALOG.usernameMissing : null} required>
            <Input value={username} maxLength={60} autoComplete="off" autoCapitalize="none" spellCheck={false} onChange={(event) => setUsername(event.currentTarget.value)} />
          </Field>
        )}
      </div>
    </SpendDialog>
  );
}

function GiftLink({ url }: { url: string }) {
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      toast({ tone: 'success', title: GIFT_DIALOG.copiedToast });
    } catch {
      // A failed copy of the gift's address shows no error, because the address is in the text box, where users can copy it by hand.
    }
  };
  return (
    <div className={hstack({ gap: '2', alignItems: 'flex-end' })}>
      <Field label={GIFT_DIALOG.linkBoxLabel} className={flexFill()}><Input readOnly value={url} onFocus={(event) => event.currentTarget.select()} /></Field>
      <Button icon={<Copy aria-hidden />} onClick={() => void copy()}>{GIFT_DIALOG.copyButton}</Button>
    </div>
  );
}
