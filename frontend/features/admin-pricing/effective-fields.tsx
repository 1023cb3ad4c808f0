import * as z from 'zod/mini';
import { css } from '#styled/css';
import { wrap } from '#styled/patterns';
import { DateInput } from '#ui/date-input.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/input.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import type { PriceForm } from './use-price-form.ts';
import { EFFECTIVE_FIELDS } from './admin-pricing.words.ts';

/** When a price change takes effect; day and time are in the administrator's time zone. */
export interface Effective {
  when: 'now' | 'later';
  day: string | null;
  time: string;
}

const WHEN = [{ value: 'now', label: EFFECTIVE_FIELDS.nowLabel }, { value: 'later', label: EFFECTIVE_FIELDS.laterLabel }] as const;

/** Returns the moment of a price change as ISO time; null when it takes effect now, or while day or time is missing. */
export function effectiveAtOf({ when, day, time }: Effective): string | null {
  if (when === 'now' || !day || !/^\d\d:\d\d$/.test(time)) return null;
  return new Date(`${day}T${time}`).toISOString();
}

export const effective: z.ZodMiniType<Effective, Effective> = z
  .object({ when: z.enum(['now', 'later']), day: z.nullable(z.string()), time: z.string() })
  .check(z.refine((typed) => typed.when === 'now' || effectiveAtOf(typed) !== null, { path: ['day'], error: EFFECTIVE_FIELDS.error }));

/** The form fields for when a price change takes effect: now, or at a day and time. */
export function EffectiveFields({ form }: { form: PriceForm<unknown> }) {
  return (
    <div className={wrap({ gap: '4', alignItems: 'flex-start' })}>
      <FormField form={form} name="effectiveAt.when" label={EFFECTIVE_FIELDS.takesEffectLabel} group>{({ choice }) => <SegmentedControl options={WHEN} {...choice} />}</FormField>
      {form.watch('effectiveAt.when') === 'later' && (
        <>
          <FormField form={form} name="effectiveAt.day" label={EFFECTIVE_FIELDS.dayLabel} className={css({ width: '[200px]' })}>{({ choice }) => <DateInput {...choice} />}</FormField>
          <FormField form={form} name="effectiveAt.time" label={EFFECTIVE_FIELDS.timeLabel} help={EFFECTIVE_FIELDS.help} className={css({ width: '[130px]' })}>{({ text }) => <Input type="time" {...text} />}</FormField>
        </>
      )}
    </div>
  );
}
