import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { stack } from '#styled/patterns';
import { refundBody } from '#contracts/sales.ts';
import type { SalesOrder } from '#contracts/sales.ts';
import { messageOf, messageWithRetry } from '#lib/api-error.ts';
import { dollars } from '#lib/money.ts';
import { useDelayed } from '#lib/use-delayed.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { toast } from '#ui/toast.tsx';
import { ClawBackPreview } from './claw-back-preview.tsx';
import { useRefund } from './refund.mutation.ts';
import { refundPreviewQuery } from './sales.queries.ts';
import { typedDollars } from './typed-dollars.ts';
import { REFUND_FORM } from './sales.words.ts';

const SIZES = [{ value: 'full', label: 'Full' }, { value: 'part', label: 'Part' }] as const;

/** Gives money back, all or part of what is left; shows beforehand what happens to the tokens, and asks once more. */
export function RefundForm({ order }: { order: SalesOrder }) {
  const left = order.amountCents - order.refundedCents;
  const refund = useRefund(order.id);
  const [size, setSize] = useState<(typeof SIZES)[number]['value']>('full');
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const [asking, setAsking] = useState(false);
  const cents = size === 'full' ? left : typedDollars(typed);
  const amountProblem = cents === null ? REFUND_FORM.amountFormat : cents > left ? REFUND_FORM.amountTooLarge(left) : null;
  const reasonProblem = refundBody.shape.reason.safeParse(reason).error?.issues[0]?.message;
  // A price that is being typed asks the server once, when the typing pauses.
  const settled = useDelayed(amountProblem ? null : cents);
  const preview = useQuery(refundPreviewQuery(order.id, settled));
  const who = order.user ? `@${order.user.username}` : 'them';
  const submit = (): void => {
    setTried(true);
    if (!amountProblem && !reasonProblem) setAsking(true);
  };
  const send = (): void =>
    refund.mutate({ amountCents: cents ?? 0, reason: reason.trim() }, {
      onSuccess: () => {
        setAsking(false);
        toast({ tone: 'success', title: 'Refund on its way', description: `${dollars(cents ?? 0)} goes back to ${who}; the tokens follow once Stripe confirms.` });
      },
    });
  return (
    <form noValidate className={stack({ gap: '4' })} onSubmit={(event) => { event.preventDefault(); submit(); }}>
      <div className={css({ display: 'grid', gap: '2', gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'start' })}>
        <Field label="Size" group><SegmentedControl options={SIZES} value={size} onValueChange={setSize} /></Field>
        <Field label="Amount" error={tried && size === 'part' ? amountProblem : null}>
          <Input
            inputMode="decimal" autoComplete="off" icon={<span aria-hidden="true">$</span>} end={`of ${dollars(left)}`} readOnly={size === 'full'}
            value={size === 'full' ? dollars(left).slice(1) : typed} onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </Field>
      </div>
      <Field label="Reason" help={REFUND_FORM.reasonHelp} error={tried ? reasonProblem : null} required>
        <Textarea rows={2} maxLength={500} value={reason} onChange={(event) => setReason(event.currentTarget.value)} />
      </Field>
      {preview.isError && !amountProblem && <Alert tone="bad">{messageOf(preview.error, REFUND_FORM.previewFailed)}</Alert>}
      {preview.data && !amountProblem && <ClawBackPreview preview={preview.data} order={order} busy={preview.isPlaceholderData} />}
      <div className={css({ display: 'flex', justifyContent: 'flex-end' })}>
        <Button type="submit" variant="dangerSolid" disabled={preview.isError && !amountProblem}>{cents === null ? 'Refund' : `Refund ${dollars(cents)}`}</Button>
      </div>
      {asking && (
        <ConfirmDialog
          title={REFUND_FORM.confirmTitle(cents, who)} description={REFUND_FORM.consequence(preview.data?.tokens ?? 0, preview.data?.debt ?? 0)} action="Refund" busyLabel="Refunding…" busy={refund.isPending}
          problem={refund.error ? messageWithRetry(refund.error, REFUND_FORM.failed, REFUND_FORM.retry) : null}
          onConfirm={send} onClose={() => setAsking(false)}
        />
      )}
    </form>
  );
}
