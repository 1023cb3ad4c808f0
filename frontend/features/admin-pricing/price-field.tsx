import { dollarPrice } from '#contracts/pricing-admin.ts';
import { centsOf, costPerToken } from '#lib/money.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { tidyPrice } from './tidy-price.ts';
import { PRICE_FIELD } from './admin-pricing.words.ts';

interface PriceFieldProps {
  label: string;
  value: string;
  /** How many tokens it buys; null while that is unknown. */
  tokens: number | null;
  error: string | undefined;
  onChange(price: string): void;
}

/** Dollars and cents, put into their notation when the box is left; what a token costs stands below. */
export function PriceField({ label, value, tokens, error, onChange }: PriceFieldProps) {
  const each = tokens && dollarPrice.safeParse(value).success ? `${costPerToken(centsOf(value), tokens)} a token` : PRICE_FIELD.help;
  return (
    <Field label={label} error={error} help={each}>
      <Input
        inputMode="decimal" autoComplete="off" icon={<span aria-hidden="true">$</span>} value={value}
        onChange={(event) => onChange(event.currentTarget.value)} onBlur={() => onChange(tidyPrice(value))}
      />
    </Field>
  );
}
