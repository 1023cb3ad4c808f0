import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { css } from '#styled/css';
import { MOST_TOKENS, priceMultiplier, rateCardPrices, saveRateCard } from '#contracts/pricing-admin.ts';
import type { AdminPricing, RateCardPrices } from '#contracts/pricing-admin.ts';
import { FormField } from '#ui/form/form-field.tsx';
import { NumberInput } from '#ui/number-input.tsx';
import { ChangeForm } from './change-form.tsx';
import { rateChanges } from './price-changes.ts';
import { RATES } from './rate-names.ts';
import { RatesPreview } from './rates-preview.tsx';
import { usePriceForm } from './use-price-form.ts';
import { RATE_CARD_EDITOR } from './admin-pricing.words.ts';

/**
 * The rate card in the form of an administrator. Multipliers are a list with one row per model: model ids contain dots, which the form's
 * paths cannot. An empty box means the model's own multiplier.
 */
interface RateCardDraft {
  base: Record<keyof RateCardPrices['base'], number | null>;
  multipliers: { id: string; multiplier: number | null }[];
}

const byModel = (rows: RateCardDraft['multipliers']): Record<string, number> => Object.fromEntries(rows.flatMap(({ id, multiplier }) => (multiplier === null ? [] : [[id, multiplier]])));

const OWN = {
  schema: z.object({ base: rateCardPrices.shape.base, multipliers: z.array(z.object({ id: z.string(), multiplier: z.nullable(priceMultiplier) })) }),
  toBody: ({ base, multipliers }: RateCardDraft) => ({ base: base as RateCardPrices['base'], multipliers: byModel(multipliers) }),
};

interface RateCardEditorProps {
  content: RateCardPrices;
  base: number;
  models: AdminPricing['models'];
  onClose(): void;
}

/** The form in which an administrator edits base rates and multipliers, with what the runs of the last 30 days would have cost. */
export function RateCardEditor({ content: known, base, models, onClose }: RateCardEditorProps) {
  const [rows] = useState(() => rowsOf(known, models));
  const begin = { base: known.base, multipliers: rows.map(({ id }) => ({ id, multiplier: known.multipliers[id] ?? null })) };
  const { content, ...editing } = usePriceForm<RateCardDraft, typeof saveRateCard>({ endpoint: saveRateCard, base, content: begin, own: OWN, onClose });
  const { form } = editing;
  const draft = { base: content.base, multipliers: byModel(content.multipliers) };
  const json = JSON.stringify(draft);
  const card = useMemo(() => rateCardPrices.safeParse(JSON.parse(json)).data ?? null, [json]);
  return (
    <ChangeForm editing={editing} changes={rateChanges(known, draft)} onClose={onClose}>
      <div className={css({ display: 'grid', gap: '4', gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' } })}>
        {RATES.map(({ rate, name, help }) => (
          <FormField key={rate} form={form} name={`content.base.${rate}`} label={name} help={help}>{({ choice }) => <NumberInput min={1} max={MOST_TOKENS} {...choice} />}</FormField>
        ))}
      </div>
      <div className={css({ display: 'grid', gap: '4', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' } })}>
        {rows.map(({ id, label, help }, place) => (
          <FormField key={id} form={form} name={`content.multipliers.${place}.multiplier`} label={RATE_CARD_EDITOR.label(label)} help={help}>
            {({ choice }) => <NumberInput min={0.01} max={100} step={0.05} {...choice} />}
          </FormField>
        ))}
      </div>
      <RatesPreview card={card} />
    </ChangeForm>
  );
}

/** Lists a row per model. It includes models with a multiplier that no provider offers now, so that their multipliers can be changed. */
function rowsOf({ multipliers }: RateCardPrices, models: AdminPricing['models']): { id: string; label: string; help: string }[] {
  const gone = Object.keys(multipliers).filter((id) => !models.some((model) => model.id === id));
  return [
    ...models.map(({ id, label, multiplier }) => ({ id, label, help: RATE_CARD_EDITOR.help(multiplier) })),
    ...gone.map((id) => ({ id, label: id, help: RATE_CARD_EDITOR.notOfferedHelp })),
  ];
}
