import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { dollars, centsOf } from '#lib/money.ts';
import { FormField } from '#ui/form/form-field.tsx';
import type { SchemaForm } from '#ui/form/use-schema-form.ts';
import { Input } from '#ui/input.tsx';
import { STRIPE_PRICE_FIELD } from './admin-pricing.words.ts';

interface StripePriceFieldProps<Values extends FieldValues> {
  form: SchemaForm<Values>;
  /** Form field of the Stripe price id. Its value is undefined while the administrator has not changed it, and null after they emptied it. */
  name: FieldPathByValue<Values, string | null | undefined>;
  known: { price: string; stripePriceId: string | null };
  /** The dollar price typed into the same form, which may differ from the saved price. */
  price: string;
}

/** The field for a price's id at Stripe. A Stripe id belongs to one amount, so another amount needs another id, typed here or made by the Stripe sync. */
export function StripePriceField<Values extends FieldValues>({ form, name, known, price }: StripePriceFieldProps<Values>) {
  const sameAmount = price === known.price;
  const untouched = sameAmount ? (known.stripePriceId ?? '') : '';
  const help = sameAmount || !known.stripePriceId ? STRIPE_PRICE_FIELD.emptyHelp : STRIPE_PRICE_FIELD.help(known.stripePriceId, dollars(centsOf(known.price)));
  return (
    <FormField form={form} name={name} label={STRIPE_PRICE_FIELD.label} optional help={help}>
      {({ text, choice: { value, onValueChange } }) => (
        <Input
          {...text} mono autoComplete="off" spellCheck={false} placeholder={STRIPE_PRICE_FIELD.placeholder} value={value === undefined ? untouched : (value ?? '')}
          onChange={(event) => onValueChange((event.currentTarget.value.trim() || null) as never)}
        />
      )}
    </FormField>
  );
}
