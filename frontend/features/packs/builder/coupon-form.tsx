import * as z from 'zod/mini';
import { css } from '#styled/css';
import { column, wrap } from '#styled/patterns';
import type { BodyOf } from '#contracts/endpoint.ts';
import type { createCoupon } from '#contracts/pack-builder.ts';
import { Button } from '#ui/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form, FormAlert } from '#ui/form/form.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { DateInput } from '#ui/date-input.tsx';
import { Input } from '#ui/input.tsx';
import { NumberInput } from '#ui/number-input.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { endOfDay } from './discount-form.tsx';
import { PACK_COUPONS } from '../packs-builder.words.ts';

const couponForm = z.strictObject({
  code: z.string().check(z.regex(/^([A-Za-z0-9-]{3,40})?$/, PACK_COUPONS.codeProblem)),
  kind: z.enum(['percent', 'tokens']),
  value: z.int(PACK_COUPONS.valueProblem).check(z.gte(1, PACK_COUPONS.valueProblem)),
  uses: z.int(PACK_COUPONS.usesProblem).check(z.gte(1, PACK_COUPONS.usesProblem), z.lte(10_000)),
  until: z.nullable(z.string()),
});

/** Returns the body of the request that creates a coupon. */
export type NewCoupon = BodyOf<typeof createCoupon>;

/** Form for a new coupon of a pack: its code, its discount, and how often it can be used. */
export function CouponForm({ send }: { send(coupon: NewCoupon): Promise<unknown> }) {
  const form = useSchemaForm({
    schema: couponForm,
    defaultValues: { code: '', kind: 'percent', value: 10, uses: 50, until: null },
    send: async ({ code, kind, value, uses, until }) => {
      await send({ ...(code !== '' && { code }), off: { kind, value }, uses, until: endOfDay(until) });
      form.reset({ code: '', kind, value, uses, until });
    },
    failed: PACK_COUPONS.failed,
  });
  return (
    <Form form={form} className={column({ gap: '4' })}>
      <FormAlert form={form} />
      <div className={wrap({ gap: '4', alignItems: 'flex-start' })}>
        <FormField form={form} name="code" label={PACK_COUPONS.codeLabel} optional help={PACK_COUPONS.codeHelp} className={css({ flex: '[1 1 160px]' })}>{({ text }) => <Input maxLength={40} autoComplete="off" {...text} />}</FormField>
        <FormField form={form} name="kind" label={PACK_COUPONS.kindLabel} group>{({ choice }) => <SegmentedControl options={KINDS} value={choice.value} onValueChange={choice.onValueChange} />}</FormField>
        <FormField form={form} name="value" label={PACK_COUPONS.valueLabel} className={css({ flex: '[1 1 110px]' })}>{({ choice }) => <NumberInput min={1} max={form.watch('kind') === 'percent' ? 100 : 2_000} value={choice.value} onValueChange={(value) => choice.onValueChange(Math.round(value ?? 0))} onBlur={choice.onBlur} />}</FormField>
        <FormField form={form} name="uses" label={PACK_COUPONS.usesLabel} className={css({ flex: '[1 1 110px]' })}>{({ choice }) => <NumberInput min={1} max={10_000} value={choice.value} onValueChange={(value) => choice.onValueChange(Math.round(value ?? 0))} onBlur={choice.onBlur} />}</FormField>
        <FormField form={form} name="until" label={PACK_COUPONS.untilLabel} group optional className={css({ flex: '[1 1 150px]' })}>{({ choice }) => <DateInput label={PACK_COUPONS.untilLabel} value={choice.value} onValueChange={choice.onValueChange} />}</FormField>
      </div>
      <Button type="submit" className={css({ justifySelf: 'start' })} busy={form.sending} busyLabel={PACK_COUPONS.busyLabel}>{PACK_COUPONS.createButton}</Button>
    </Form>
  );
}

const KINDS = [{ value: 'percent', label: PACK_COUPONS.percent }, { value: 'tokens', label: PACK_COUPONS.tokens }] as const;
