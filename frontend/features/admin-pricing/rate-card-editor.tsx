import { useMemo, useState } from 'react';
import { css } from '#styled/css';
import { MOST_TOKENS, rateCardPrices, saveRateCard } from '#contracts/pricing-admin.ts';
import type { AdminPricing, RateCardPrices } from '#contracts/pricing-admin.ts';
import { Field } from '#ui/field.tsx';
import { NumberInput } from '#ui/number-input.tsx';
import { ChangeForm } from './change-form.tsx';
import { rateChanges } from './price-changes.ts';
import { RATES } from './rate-names.ts';
import { RatesPreview } from './rates-preview.tsx';
import { RATE_CARD_EDITOR } from './admin-pricing.words.ts';

interface RateCardEditorProps {
  content: RateCardPrices;
  base: number;
  models: AdminPricing['models'];
  onClose(): void;
}

/** Base rates and multipliers, with what the last 30 days would have cost by them. */
export function RateCardEditor({ content, base, models, onClose }: RateCardEditorProps) {
  const [rates, setRates] = useState<Record<string, number | null>>(content.base);
  const [multipliers, setMultipliers] = useState<Record<string, number | null>>(content.multipliers);
  const draft = useMemo(
    () => ({ base: rates, multipliers: Object.fromEntries(Object.entries(multipliers).filter(([, multiplier]) => multiplier !== null)) }),
    [rates, multipliers],
  );
  const card = useMemo(() => {
    const parsed = rateCardPrices.safeParse(draft);
    return parsed.success ? parsed.data : null;
  }, [draft]);
  // Multipliers of models that no provider offers at the moment stay editable too.
  const gone = Object.keys(content.multipliers).filter((id) => !models.some((model) => model.id === id));
  return (
    <ChangeForm endpoint={saveRateCard} base={base} content={draft} changes={rateChanges(content, draft)} onClose={onClose}>
      {(issueAt) => (
        <>
          <div className={css({ display: 'grid', gap: '4', gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' } })}>
            {RATES.map(({ rate, name, help }) => (
              <Field key={rate} label={name} help={help} error={issueAt(`base.${rate}`)}>
                <NumberInput value={rates[rate] ?? null} min={1} max={MOST_TOKENS} onValueChange={(tokens) => setRates((now) => ({ ...now, [rate]: tokens }))} />
              </Field>
            ))}
          </div>
          <div className={css({ display: 'grid', gap: '4', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' } })}>
            {[...models.map(({ id, label, multiplier }) => ({ id, label, help: `Empty: its own, × ${multiplier}` })), ...gone.map((id) => ({ id, label: id, help: RATE_CARD_EDITOR.notOfferedHelp }))].map(({ id, label, help }) => (
              <Field key={id} label={`Multiplier of ${label}`} help={help} error={issueAt(`multipliers.${id}`)}>
                <NumberInput value={multipliers[id] ?? null} min={0.01} max={100} step={0.05} onValueChange={(multiplier) => setMultipliers((now) => ({ ...now, [id]: multiplier }))} />
              </Field>
            ))}
          </div>
          <RatesPreview card={card} />
        </>
      )}
    </ChangeForm>
  );
}
