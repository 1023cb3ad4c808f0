import { dollars, centsOf } from '#lib/money.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { STRIPE_PRICE_FIELD } from './admin-pricing.words.ts';

interface StripePriceFieldProps {
  known: { price: string; stripePriceId: string | null };
  /** The price as it is being edited. */
  price: string;
  /** Undefined while the administrator has not changed it, null when it was emptied. */
  value: string | null | undefined;
  error: string | undefined;
  onChange(value: string | null): void;
}

/** The price's id at Stripe. It belongs to one amount: another amount has its own, typed in here or made by Stripe sync. */
export function StripePriceField({ known, price, value, error, onChange }: StripePriceFieldProps) {
  const sameAmount = price === known.price;
  const shown = value === undefined ? (sameAmount ? (known.stripePriceId ?? '') : '') : (value ?? '');
  const help = sameAmount || !known.stripePriceId ? STRIPE_PRICE_FIELD.emptyHelp : `${known.stripePriceId} belongs to ${dollars(centsOf(known.price))}`;
  return (
    <Field label="Price id at Stripe" optional help={help} error={error}>
      <Input mono autoComplete="off" spellCheck={false} placeholder="price_…" value={shown} onChange={(event) => onChange(event.currentTarget.value.trim() || null)} />
    </Field>
  );
}
