import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { dollarPrice } from '#contracts/pricing-admin.ts';
import { centsOf, costPerToken } from '#lib/money.ts';
import { FormField } from '#ui/form/form-field.tsx';
import type { SchemaForm } from '#ui/form/use-schema-form.ts';
import { Input } from '#ui/input.tsx';
import { tidyPrice } from './tidy-price.ts';
import { PRICE_FIELD } from './admin-pricing.words.ts';

interface PriceFieldProps<Values extends FieldValues> {
  form: SchemaForm<Values>;
  name: FieldPathByValue<Values, string>;
  label: string;
  /** Number of tokens that this price buys, from which the price per token is computed; null while the administrator's token box is empty. */
  tokens: number | null;
}

/** The field for a price in dollars. It tidies the typed price when the administrator leaves it, and shows the price per token below. */
export function PriceField<Values extends FieldValues>({ form, name, label, tokens }: PriceFieldProps<Values>) {
  const value: string = form.watch(name);
  const each = tokens && dollarPrice.safeParse(value).success ? PRICE_FIELD.perToken(costPerToken(centsOf(value), tokens)) : PRICE_FIELD.help;
  return (
    <FormField form={form} name={name} label={label} help={each}>
      {({ text }) => <Input inputMode="decimal" autoComplete="off" icon={<span aria-hidden="true">$</span>} {...text} onBlur={() => form.setValue(name, tidyPrice(value) as never)} />}
    </FormField>
  );
}
