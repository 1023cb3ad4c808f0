import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { css } from '#styled/css';
import { flex, stack } from '#styled/patterns';
import type { BodyOf } from '#contracts/endpoint.ts';
import { refundBody } from '#contracts/sales.ts';
import type { refundOrder, SalesOrder } from '#contracts/sales.ts';
import { ApiError, messageOf, messageWithRetry } from '#lib/api-error.ts';
import { dollars } from '#lib/money.ts';
import { useDelayed } from '#lib/use-delayed.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form, FormAlert } from '#ui/form/form.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Input } from '#ui/input.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { toast } from '#ui/toast.tsx';
import { ClawBackPreview } from './claw-back-preview.tsx';
import { useRefund } from './sales.mutations.ts';
import { refundPreviewQuery } from './sales.queries.ts';
import { typedDollars } from '#lib/typed-dollars.ts';
import { REFUND_FORM } from './sales.words.ts';

const SIZES = [{ value: 'full', label: REFUND_FORM.fullLabel }, { value: 'part', label: REFUND_FORM.partLabel }] as const;

interface RefundValues {
  size: (typeof SIZES)[number]['value'];
  /** Amount of a part refund in dollars as typed; a full refund ignores it. */
  amount: string;
  reason: string;
}

/** Returns the amount to refund in cents: all that is left for a full refund, otherwise the typed amount. Returns null when that is no valid amount. */
const centsIn = ({ size, amount }: Pick<RefundValues, 'size' | 'amount'>, left: number): number | null => (size === 'full' ? left : typedDollars(amount));

const refundForm = (left: number): z.ZodMiniType<RefundValues, RefundValues> =>
  z.object({ size: z.enum(['full', 'part']), amount: z.string(), reason: refundBody.shape.reason }).check(
    z.refine((typed) => centsIn(typed, left) !== null, { path: ['amount'], error: REFUND_FORM.amountFormat }),
    z.refine((typed) => (centsIn(typed, left) ?? 0) <= left, { path: ['amount'], error: REFUND_FORM.amountTooLarge(left) }),
  );

const hasIssues = (error: unknown): boolean => error instanceof ApiError && (error.body?.issues ?? []).length > 0;

/**
 * Form in which an administrator refunds all or a part of what is left of a payment. It shows beforehand what happens to the tokens, and asks
 * for a confirmation.
 */
export function RefundForm({ order }: { order: SalesOrder }) {
  const left = order.amountCents - order.refundedCents;
  const refund = useRefund(order.id);
  const [asked, setAsked] = useState<BodyOf<typeof refundOrder> | null>(null);
  const form = useSchemaForm<RefundValues, RefundValues>({
    schema: refundForm(left),
    defaultValues: { size: 'full', amount: '', reason: '' },
    send: (typed) => setAsked({ amountCents: centsIn(typed, left) ?? 0, reason: typed.reason }),
  });
  const [size, amount] = form.watch(['size', 'amount']);
  const cents = centsIn({ size, amount }, left);
  const fits = cents !== null && cents <= left;
  // The typed amount of the refund, taken over once the administrator pauses, so that the server is not asked at each key.
  const settled = useDelayed(fits ? cents : null);
  const preview = useQuery(refundPreviewQuery(order, settled));
  const who = order.user ? `@${order.user.username}` : 'them';
  const send = (body: BodyOf<typeof refundOrder>): void =>
    refund.mutate(body, {
      onSuccess: ({ order: refunded }) => {
        setAsked(null);
        const takenBack = refunded.refundedCents > order.refundedCents ? refunded.clawedBack - order.clawedBack : null;
        toast({ tone: 'success', title: REFUND_FORM.toast, description: REFUND_FORM.toastText(body.amountCents, who, takenBack) });
      },
      onError: (error) => {
        if (!hasIssues(error)) return;
        setAsked(null);
        form.refuse(error);
      },
    });
  return (
    <Form form={form} className={stack({ gap: '4' })}>
      <div className={css({ display: 'grid', gap: '2', gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'start' })}>
        <FormField form={form} name="size" label={REFUND_FORM.sizeLabel} group>{({ choice }) => <SegmentedControl options={SIZES} {...choice} />}</FormField>
        <FormField form={form} name="amount" label={REFUND_FORM.amountLabel}>
          {({ text }) => (
            <Input
              inputMode="decimal" autoComplete="off" icon={<span aria-hidden="true">$</span>} end={`of ${dollars(left)}`} {...text}
              {...(size === 'full' && { readOnly: true, value: dollars(left).slice(1) })}
            />
          )}
        </FormField>
      </div>
      <FormField form={form} name="reason" label={REFUND_FORM.reasonLabel} help={REFUND_FORM.reasonHelp} required>{({ text }) => <Textarea rows={2} maxLength={500} {...text} />}</FormField>
      <FormAlert form={form} />
      {preview.isError && fits && <Alert tone="bad">{messageOf(preview.error, REFUND_FORM.previewFailed)}</Alert>}
      {preview.data && fits && <ClawBackPreview preview={preview.data} order={order} busy={preview.isPlaceholderData} />}
      <div className={flex({ justifyContent: 'flex-end' })}>
        <Button type="submit" variant="dangerSolid" disabled={preview.isError && fits}>{cents === null ? 'Refund' : `Refund ${dollars(cents)}`}</Button>
      </div>
      {asked && (
        <ConfirmDialog
          title={REFUND_FORM.confirmTitle(asked.amountCents, who)} description={REFUND_FORM.consequence(preview.data?.tokens ?? 0, preview.data?.debt ?? 0)} action={REFUND_FORM.action} busyLabel={REFUND_FORM.busyLabel} busy={refund.isPending}
          problem={refund.error ? messageWithRetry(refund.error, REFUND_FORM.failed, REFUND_FORM.retry) : null}
          onConfirm={() => send(asked)} onClose={() => setAsked(null)}
        />
      )}
    </Form>
  );
}
