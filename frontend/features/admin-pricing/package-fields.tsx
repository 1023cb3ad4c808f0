import { ArrowDown, ArrowUp } from 'lucide-react';
import { css } from '#styled/css';
import { mutedText, stack, wrap } from '#styled/patterns';
import { MOST_TOKENS } from '#contracts/pricing-admin.ts';
import type { DraftPackage, PackagePrices } from '#contracts/pricing-admin.ts';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Input } from '#ui/input.tsx';
import { NumberInput } from '#ui/number-input.tsx';
import { Switch } from '#ui/switch.tsx';
import type { IssueAt } from './change-form.tsx';
import { PriceField } from './price-field.tsx';
import { StripePriceField } from './stripe-price-field.tsx';

/** A package as it is being edited; a box may be empty. */
export type PackageDraft = Omit<DraftPackage, 'tokens'> & { tokens: number | null };

interface PackageFieldsProps {
  draft: PackageDraft;
  /** As it was when editing began. */
  known: PackagePrices;
  issueAt: IssueAt;
  onChange(changes: Partial<PackageDraft>): void;
  onPopular(): void;
  onUp: (() => void) | null;
  onDown: (() => void) | null;
}

/** One package in edit. */
export function PackageFields({ draft, known, issueAt, onChange, onPopular, onUp, onDown }: PackageFieldsProps) {
  return (
    <div role="group" aria-label={known.name} className={stack({ gap: '4', border: 'soft', borderRadius: 'md', padding: '4' })}>
      <div className={wrap({ gap: '2', justifyContent: 'space-between', alignItems: 'center' })}>
        <span className={mutedText({ textStyle: 'meta', fontFamily: 'mono' })}>{draft.packageId}</span>
        <span className={css({ display: 'flex', gap: '1' })}>
          <IconButton size="sm" label={`Move ${known.name} up`} disabled={!onUp} onClick={onUp ?? undefined}><ArrowUp size={16} /></IconButton>
          <IconButton size="sm" label={`Move ${known.name} down`} disabled={!onDown} onClick={onDown ?? undefined}><ArrowDown size={16} /></IconButton>
        </span>
      </div>
      <div className={css({ display: 'grid', gap: '4', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '[minmax(0, 1fr) minmax(0, 2fr)]' } })}>
        <Field label="Name" error={issueAt('name')}><Input maxLength={60} autoComplete="off" value={draft.name} onChange={(event) => onChange({ name: event.currentTarget.value })} /></Field>
        <Field label="Description" error={issueAt('description')}><Input maxLength={200} autoComplete="off" value={draft.description} onChange={(event) => onChange({ description: event.currentTarget.value })} /></Field>
      </div>
      <div className={css({ display: 'grid', gap: '4', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' } })}>
        <PriceField label="Price" value={draft.price} tokens={draft.tokens} error={issueAt('price')} onChange={(price) => onChange({ price })} />
        <Field label="Tokens" error={issueAt('tokens')}><NumberInput value={draft.tokens} min={1} max={MOST_TOKENS} onValueChange={(tokens) => onChange({ tokens })} /></Field>
        <StripePriceField known={known} price={draft.price} value={draft.stripePriceId} error={issueAt('stripePriceId')} onChange={(stripePriceId) => onChange({ stripePriceId })} />
      </div>
      <div className={wrap({ gap: '5' })}>
        <Switch side="start" checked={draft.active} onCheckedChange={(active) => onChange({ active })}>On sale</Switch>
        <label className={css({ display: 'inline-flex', gap: '2', alignItems: 'center', minHeight: '10' })}>
          <input type="radio" name="most-popular" checked={draft.popular} onChange={onPopular} className={css({ accentColor: 'brand', width: '[18px]', height: '[18px]' })} />
          Most Popular
        </label>
      </div>
    </div>
  );
}
