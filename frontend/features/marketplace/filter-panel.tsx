import { Suspense, useState } from 'react';
import { css } from '#styled/css';
import { column, stack } from '#styled/patterns';
import type { RateCardModel } from '#contracts/pricing.ts';
import { categoriesOf, CATEGORIES } from '#contracts/prompts.ts';
import type { Category } from '#contracts/prompts.ts';
import { SUCCESS_RATES } from '#contracts/prompt-discovery.ts';
import { categoryLabel } from '#shared/prompts/category-label.ts';
import { LANGUAGES, languageName } from '#shared/prompts/language-names.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextButton } from '#ui/text-link.tsx';
import type { MarketFilters } from './filter-address.ts';
import { LICENSE_WORDS, PRICE_WORDS } from './filter-words.ts';
import { LateSelect } from './late-select.ts';
import { ToggleChips } from './toggle-chips.tsx';
import { FILTER_PANEL } from './marketplace.words.ts';

interface FilterPanelProps {
  filters: MarketFilters;
  /** Receives the filters of the marketplace that changed; the others stay. */
  onChange(part: MarketFilters): void;
  models: readonly RateCardModel[];
  /** Success rates in percent that at least one prompt reaches; the panel offers only these. */
  successRates: readonly number[];
  /** Whether the viewer is signed in: some filters concern their own runs and prompts. */
  member: boolean;
}

const chips = <V extends string>(words: Record<V, string>) => (Object.entries(words) as [V, string][]).map(([value, label]) => ({ value, label }));
const PRICES = chips(PRICE_WORDS);
/** The price filters that visitors see, without "in my packs", because a visitor has no packs. */
const PRICES_OF_VISITORS = PRICES.filter(({ value }) => value !== 'pack');
const LICENSES = chips(LICENSE_WORDS);
const RATES = SUCCESS_RATES.map((value) => ({ value, label: FILTER_PANEL.andUpLabel(value) }));
const STARS = [3, 4].map((value) => ({ value, label: FILTER_PANEL.starsAndUpLabel(value) }));
/** Number of models of each content type that the filter panel shows until the user expands the list. */
const FIRST_OF_TYPE = 3;

/** All filters of the marketplace besides type and order: a column on wide screens, the content of a sheet on phones. */
export function FilterPanel({ filters, onChange: set, models, successRates, member }: FilterPanelProps) {
  const rates = RATES.filter(({ value }) => successRates.includes(value) || value === filters.works);
  return (
    <div className={column({ gap: '6' })}>
      <Categories filters={filters} onChange={(category) => set({ category })} />
      <ToggleChips label={FILTER_PANEL.priceLabel} options={member ? PRICES : PRICES_OF_VISITORS} value={filters.price} onChange={(price) => set({ price })} />
      {rates.length > 0 && <ToggleChips label={FILTER_PANEL.successRateLabel} options={rates} value={filters.works} onChange={(rate) => set({ works: rate })} />}
      <ToggleChips label={FILTER_PANEL.ratingLabel} options={STARS} value={filters.rating} onChange={(rating) => set({ rating })} />
      <ToggleChips label={FILTER_PANEL.licenceLabel} options={LICENSES} value={filters.license} onChange={(license) => set({ license })} />
      <OneOf label={FILTER_PANEL.modelLabel} any={FILTER_PANEL.anyModelAny} value={filters.model} onChange={(model) => set({ model })} options={models.filter((model) => !filters.contentType || model.contentType === filters.contentType).map(({ id, label }) => ({ value: id, label }))} />
      <OneOf label={FILTER_PANEL.languageLabel} any={FILTER_PANEL.anyLanguageAny} value={filters.language} onChange={(language) => set({ language })} options={LANGUAGES.map((code) => ({ value: code, label: languageName(code) }))} />
      <div role="group" aria-label={FILTER_PANEL.extrasLabel} className={stack({ gap: '3' })}>
        <Checkbox checked={filters.freeTrialRun === 'true'} onCheckedChange={(on) => set({ freeTrialRun: on ? 'true' : undefined })}>{FILTER_PANEL.freeTrialRunLabel}</Checkbox>
        {member && <Checkbox checked={filters.hideOwned === 'true'} onCheckedChange={(on) => set({ hideOwned: on ? 'true' : undefined })}>{FILTER_PANEL.hideWhatOwnLabel}</Checkbox>}
        {member && <Checkbox checked={filters.followed === 'true'} onCheckedChange={(on) => set({ followed: on ? 'true' : undefined })}>{FILTER_PANEL.fromPeopleFollowLabel}</Checkbox>}
      </div>
    </div>
  );
}

function Categories({ filters, onChange }: { filters: MarketFilters; onChange(category: Category | undefined): void }) {
  const [all, setAll] = useState(false);
  const few = Object.values(CATEGORIES).flatMap((names): string[] => names.slice(0, FIRST_OF_TYPE));
  const names = filters.contentType ? [...categoriesOf(filters.contentType)] : all ? Object.values(CATEGORIES).flat() : few;
  if (filters.category && !names.includes(filters.category)) names.push(filters.category);
  return (
    <ToggleChips label={FILTER_PANEL.categoriesLabel} options={names.map((value) => ({ value: value as Category, label: categoryLabel(value) }))} value={filters.category} onChange={onChange}>
      {!filters.contentType && <TextButton onClick={() => setAll(!all)} aria-expanded={all}>{all ? FILTER_PANEL.button : `All ${Object.values(CATEGORIES).flat().length} categories`}</TextButton>}
    </ToggleChips>
  );
}

interface OneOfProps {
  label: string;
  /** Label of the choice that switches this filter of the marketplace off. */
  any: string;
  options: readonly { value: string; label: string }[];
  value: string | undefined;
  onChange(value: string | undefined): void;
}

function OneOf({ label, any, options, value, onChange }: OneOfProps) {
  return (
    <Field label={label} group>
      <Suspense fallback={<Skeleton className={css({ height: '10' })} />}>
        <LateSelect options={[{ value: 'any', label: any }, ...options]} value={value ?? 'any'} onValueChange={(next) => onChange(next === 'any' ? undefined : next)} />
      </Suspense>
    </Field>
  );
}
