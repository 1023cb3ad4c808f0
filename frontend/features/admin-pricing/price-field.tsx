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
  /** How many tokens this price buys, for the price per token shown below; null while the administrator's token field is empty. */
  tokens: number | null;
}

/** A price in dollars, brought into its standard form when the user leaves the field; the price per token stands below. */
export function PriceField<Values extends FieldValues>({ form, name, label, tokens }: PriceFieldProps<Values>) {
  const value: string = form.watch(name);
  const each = tokens && dollarPrice.safeParse(value).success ? PRICE_FIELD.perToken(costPerToken(centsOf(value), tokens)) : PRICE_FIELD.help;
  return (
    <FormField form={form} name={name} label={label} help={each}>
      {({ text }) => <Input inputMode="decimal" autoComplete="off" icon={<span aria-hidden="true">$</span>} {...text} onBlur={() => form.setValue(name, tidyPrice(value) as never)} />}
    </FormField>
  );
}
