import { useState } from 'react';
import type { FormEvent } from 'react';
import { css } from '#styled/css';
import { column, mutedText, wrap } from '#styled/patterns';
import { DAY_MS } from '#contracts/durations.ts';
import type { PackDraft } from '#contracts/pack-builder.ts';
import { messageOf } from '#lib/api-error.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { DateInput } from '#ui/date-input.tsx';
import { Field } from '#ui/field.tsx';
import { NumberInput } from '#ui/number-input.tsx';
import { toast } from '#ui/toast.tsx';
import { useChangePack } from './builder.mutations.ts';
import { DISCOUNT_FORM } from '../packs-builder.words.ts';

/** Converts the end of a discount (midnight UTC after its last day) to the last day, and back. */
const lastDay = (until: string | null): string | null => until && new Date(Date.parse(until) - 1).toISOString().slice(0, 10);
export const endOfDay = (day: string | null): string | null => day && new Date(Date.parse(`${day}T00:00:00.000Z`) + DAY_MS).toISOString();

/** Form in which a maker sets a discount in percent on a paid pack, until a day or until the maker ends it. */
export function DiscountForm({ pack: { id, discount } }: { pack: PackDraft }) {
  const change = useChangePack(id);
  const [percent, setPercent] = useState(discount?.percent ?? 20);
  const [until, setUntil] = useState(lastDay(discount?.until ?? null));
  const set = (event: FormEvent): void => {
    event.preventDefault();
    change.mutate({ discount: { percent, until: endOfDay(until) } }, { onSuccess: () => toast({ tone: 'success', title: DISCOUNT_FORM.savedToast }) });
  };
  return (
    <Card as="section" radius="xl" pad="md" aria-labelledby="pack-discount">
      <form noValidate onSubmit={set} className={column({ gap: '4' })}>
        <div><h2 id="pack-discount" className={css({ textStyle: 'h4' })}>{DISCOUNT_FORM.heading}</h2><p className={mutedText({ marginBlockStart: '1' })}>{DISCOUNT_FORM.text}</p></div>
        {change.isError && <Alert tone="bad">{messageOf(change.error, DISCOUNT_FORM.failed)}</Alert>}
        <div className={wrap({ gap: '4' })}>
          <Field label={DISCOUNT_FORM.percentLabel} className={css({ flex: '[1 1 120px]' })}><NumberInput min={1} max={90} value={percent} onValueChange={(value) => setPercent(Math.round(value ?? 1))} /></Field>
          <Field label={DISCOUNT_FORM.untilLabel} group optional className={css({ flex: '[1 1 160px]' })}><DateInput label={DISCOUNT_FORM.untilLabel} value={until} onValueChange={setUntil} /></Field>
        </div>
        <div className={wrap({ gap: '2' })}>
          <Button type="submit" busy={change.isPending} busyLabel={DISCOUNT_FORM.busyLabel}>{DISCOUNT_FORM.setButton}</Button>
          {discount && <Button variant="ghost" disabled={change.isPending} onClick={() => change.mutate({ discount: null }, { onSuccess: () => toast({ tone: 'success', title: DISCOUNT_FORM.endedToast }) })}>{DISCOUNT_FORM.endButton}</Button>}
        </div>
      </form>
    </Card>
  );
}
