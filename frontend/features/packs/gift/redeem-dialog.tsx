import { useId, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { column } from '#styled/patterns';
import { counted } from '#contracts/plural.ts';
import { redeemCode } from '#contracts/packs.ts';
import { call } from '#lib/call.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';
import { packPreview, packView } from '#contracts/pack-address.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form, FormAlert } from '#ui/form/form.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Input } from '#ui/input.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { refreshPacks } from '../packs.mutations.ts';
import { REDEEM } from '../packs-gift.words.ts';

/** Dialog in which a user types a code: it claims the gift of a pack, or says what a coupon is for. */
export function RedeemDialog({ onClose }: { onClose(): void }) {
  const formId = useId();
  const client = useQueryClient();
  const [unanswered] = useState(createUnansweredAction);
  const redeem = useMutation({
    mutationFn: (body: { code: string }) => unanswered.send(body, (idempotencyKey) => call(redeemCode, { body, idempotencyKey })),
    onSuccess: () => refreshPacks(client),
  });
  const form = useSchemaForm({ schema: redeemCode.body, defaultValues: { code: '' }, send: (body) => redeem.mutateAsync(body), failed: REDEEM.failed });
  const answer = redeem.data;
  const close = (open: boolean): void => {
    if (!open) onClose();
  };
  if (answer?.kind === 'gift') {
    const { pack } = answer.purchase;
    return <Dialog open size="sm" onOpenChange={close} title={REDEEM.giftTitle(pack.title)} description={REDEEM.giftText} footer={<><Button onClick={onClose}>{REDEEM.closeButton}</Button><LinkButton variant="primary" to={packView(pack)}>{REDEEM.openPackButton}</LinkButton></>} />;
  }
  if (answer?.kind === 'coupon') {
    const { code, off, pack } = answer;
    return (
      <Dialog
        open size="sm" onOpenChange={close} title={REDEEM.couponTitle(code, off.kind === 'percent' ? REDEEM.percentOff(off.value) : REDEEM.tokensOff(counted(off.value, 'token')))} description={pack ? REDEEM.couponPack(pack.title) : REDEEM.couponAll}
        footer={<><Button onClick={onClose}>{REDEEM.closeButton}</Button><LinkButton variant="primary" to={pack ? `${packPreview(pack)}?coupon=${encodeURIComponent(code)}` : '/prompt-packs'}>{pack ? REDEEM.seePackButton : REDEEM.seePacksButton}</LinkButton></>}
      />
    );
  }
  return (
    <Dialog
      open size="sm" onOpenChange={close} dismissible={!form.sending} title={REDEEM.title} description={REDEEM.description}
      footer={<><Button onClick={onClose}>{REDEEM.cancelButton}</Button><Button type="submit" form={formId} variant="primary" busy={form.sending} busyLabel={REDEEM.busyLabel}>{REDEEM.redeemButton}</Button></>}
    >
      <Form form={form} id={formId} className={column({ gap: '4' })}>
        <FormAlert form={form} />
        <FormField form={form} name="code" label={REDEEM.label} required>{({ text }) => <Input maxLength={60} autoComplete="off" spellCheck={false} {...text} />}</FormField>
      </Form>
    </Dialog>
  );
}
