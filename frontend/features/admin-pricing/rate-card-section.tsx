import { css } from '#styled/css';
import { hstack, mutedText, stack, wrap } from '#styled/patterns';
import type { AdminPricing, RateCardPrices } from '#contracts/pricing-admin.ts';
import { TokenAmount } from '#ui/token-amount.tsx';
import { TypeChip } from '#ui/type-chip.tsx';
import { PriceSection } from './price-section.tsx';
import { RateCardEditor } from './rate-card-editor.tsx';
import { RATES } from './rate-names.ts';
import { RATE_CARD_SECTION } from './admin-pricing.words.ts';

const times = (multiplier: number): string => `× ${multiplier}`;

function summary({ base, multipliers }: RateCardPrices): string {
  const models = Object.entries(multipliers).map(([id, multiplier]) => `${id} ${times(multiplier)}`);
  return [...RATES.map(({ rate, name }) => `${name} ${base[rate]}`), ...models].join(' · ');
}

/** The section of the price administration with the rate card: tokens per content type, times the model's multiplier. */
export function RateCardSection({ lists: { rateCard, models } }: { lists: AdminPricing }) {
  return (
    <PriceSection
      kind="rate_card" title={RATE_CARD_SECTION.title} intro={RATE_CARD_SECTION.intro}
      list={rateCard} summary={summary} view={(content) => <RateCardView content={content} models={models} />}
      editor={(props) => <RateCardEditor {...props} models={models} />}
    />
  );
}

function RateCardView({ content: { base, multipliers }, models }: { content: RateCardPrices; models: AdminPricing['models'] }) {
  return (
    <>
      <dl className={css({ display: 'grid', gap: '3', gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' } })}>
        {RATES.map(({ rate, name, help }) => (
          <div key={rate} className={css({ border: 'soft', borderRadius: 'md', padding: '3' })}>
            <dt className={css({ textStyle: 'label' })}>{name}</dt>
            <dd className={stack({ gap: '1' })}><TokenAmount tokens={base[rate]} /> <span className={mutedText({ textStyle: 'meta' })}>{help}</span></dd>
          </div>
        ))}
      </dl>
      <ul aria-label={RATE_CARD_SECTION.label} className={css({ display: 'grid' })}>
        {models.map(({ id, label, contentType, multiplier }) => (
          <li key={id} className={hstack({ gap: '3', justifyContent: 'space-between', paddingBlock: '2', borderBottom: 'soft', _last: { borderBottom: 'none' } })}>
            <span className={wrap({ gap: '2', alignItems: 'center', minWidth: '0' })}><TypeChip type={contentType} />{label}</span>
            <span className={css({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })}>{times(multipliers[id] ?? multiplier)} {multipliers[id] === undefined && <span className={mutedText({ textStyle: 'meta' })}>{RATE_CARD_SECTION.modelDefaultText}</span>}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
