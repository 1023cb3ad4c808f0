import { ArrowDown, ArrowUp } from 'lucide-react';
import { css } from '#styled/css';
import { flex, inlineStack, mutedText, stack, wrap } from '#styled/patterns';
import { MOST_TOKENS } from '#contracts/pricing-admin.ts';
import type { DraftPackage, PackagePrices } from '#contracts/pricing-admin.ts';
import { FormField } from '#ui/form/form-field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Input } from '#ui/input.tsx';
import { NumberInput } from '#ui/number-input.tsx';
import { Switch } from '#ui/switch.tsx';
import { PriceField } from './price-field.tsx';
import { StripePriceField } from './stripe-price-field.tsx';
import type { PriceForm } from './use-price-form.ts';
import { PACKAGE_FIELDS } from './admin-pricing.words.ts';

/** A token package in the form of an administrator, whose box for the number of tokens may be empty. */
export type PackageDraft = Omit<DraftPackage, 'tokens'> & { tokens: number | null };

interface PackageFieldsProps {
  form: PriceForm<PackageDraft[]>;
  /** Place of the token package in the shop's list, from 0. */
  place: number;
  /** The token package as it was when the administrator began editing. */
  known: PackagePrices;
  onPopular(): void;
  onUp: (() => void) | null;
  onDown: (() => void) | null;
}

/** The form fields of one token package. */
export function PackageFields({ form, place, known, onPopular, onUp, onDown }: PackageFieldsProps) {
  const at = `content.${place}` as const;
  const draft = form.watch(at);
  return (
    <div role="group" aria-label={known.name} className={stack({ gap: '4', border: 'soft', borderRadius: 'md', padding: '4' })}>
      <div className={wrap({ gap: '2', justifyContent: 'space-between', alignItems: 'center' })}>
        <span className={mutedText({ textStyle: 'meta', fontFamily: 'mono' })}>{draft.packageId}</span>
        <span className={flex({ gap: '1' })}>
          <IconButton size="sm" label={PACKAGE_FIELDS.moveUpLabel(known.name)} disabled={!onUp} onClick={onUp ?? undefined}><ArrowUp size={16} /></IconButton>
          <IconButton size="sm" label={PACKAGE_FIELDS.moveDownLabel(known.name)} disabled={!onDown} onClick={onDown ?? undefined}><ArrowDown size={16} /></IconButton>
        </span>
      </div>
      <div className={css({ display: 'grid', gap: '4', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '[minmax(0, 1fr) minmax(0, 2fr)]' } })}>
        <FormField form={form} name={`${at}.name`} label={PACKAGE_FIELDS.nameLabel}>{({ text }) => <Input maxLength={60} autoComplete="off" {...text} />}</FormField>
        <FormField form={form} name={`${at}.description`} label={PACKAGE_FIELDS.descriptionLabel}>{({ text }) => <Input maxLength={200} autoComplete="off" {...text} />}</FormField>
      </div>
      <div className={css({ display: 'grid', gap: '4', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' } })}>
        <PriceField form={form} name={`${at}.price`} label={PACKAGE_FIELDS.priceLabel} tokens={draft.tokens} />
        <FormField form={form} name={`${at}.tokens`} label={PACKAGE_FIELDS.tokensLabel}>{({ choice }) => <NumberInput min={1} max={MOST_TOKENS} {...choice} />}</FormField>
        <StripePriceField form={form} name={`${at}.stripePriceId`} known={known} price={draft.price} />
      </div>
      <div className={wrap({ gap: '5' })}>
        <Switch side="start" checked={draft.active} onCheckedChange={(active) => form.setValue(`${at}.active`, active)}>{PACKAGE_FIELDS.onSaleLabel}</Switch>
        <label className={inlineStack({ gap: '2', minHeight: '10' })}>
          <input type="radio" name="most-popular" checked={draft.popular} onChange={onPopular} className={css({ accentColor: 'brand', width: '[18px]', height: '[18px]' })} />
          {PACKAGE_FIELDS.mostPopularLabel}
        </label>
      </div>
    </div>
  );
}
