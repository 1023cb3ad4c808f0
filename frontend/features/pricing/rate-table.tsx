import { css, cx } from '#styled/css';
import { column, mutedText, stack } from '#styled/patterns';
import { dataTable } from '#styled/recipes';
import { LONG_TEXT_WORDS, quoteRun } from '#contracts/pricing.ts';
import type { RateCard, RateCardModel } from '#contracts/pricing.ts';
import { TypeChip } from '#ui/type-chip.tsx';
import { RATE_TABLE } from './pricing.words.ts';

const ORDER = { text: 0, image: 1, video: 2 } as const;

/** Table with the price of one output by each model, computed like the price on the run button. */
export function RateTable({ rates: { base, models } }: { rates: RateCard }) {
  const sorted = [...models].sort((a, b) => ORDER[a.contentType] - ORDER[b.contentType] || a.multiplier - b.multiplier);
  const price = ({ contentType, multiplier }: RateCardModel, length: number): string =>
    quoteRun(base, { contentType, quantity: 1, length, multiplier, royalty: 0 }).total.toLocaleString('en-US');
  const pair = ({ contentType }: RateCardModel): string => (contentType === 'text' ? `${base.shortText} / ${base.longText}` : String(base[contentType]));
  return (
    <section aria-labelledby="rates-title" className={column({ gap: '4', alignContent: 'start' })}>
      <div className={stack({ gap: '1' })}>
        <h2 id="rates-title" className={css({ textStyle: 'h2' })}>{RATE_TABLE.heading}</h2>
        <p className={css({ color: 'fg.muted' })}>{RATE_TABLE.intro}</p>
      </div>
      <div className={css({ layerStyle: 'card', overflow: 'hidden' })}>
        <table className={table}>
          <thead><tr><th scope="col">{RATE_TABLE.typeColumn}</th><th scope="col">{RATE_TABLE.modelColumn}</th><th scope="col" data-wide>{RATE_TABLE.baseColumn}</th><th scope="col">{RATE_TABLE.factorColumn}</th><th scope="col">{RATE_TABLE.priceColumn}</th></tr></thead>
          <tbody>
            {sorted.map((model) => (
              <tr key={`${model.contentType}-${model.id}`}>
                <td><TypeChip type={model.contentType} /></td>
                <th scope="row">{model.label}</th>
                <td data-wide>{pair(model)}</td>
                <td>× {model.multiplier}</td>
                <td><strong>{model.contentType === 'text' ? `${price(model, 0)} / ${price(model, LONG_TEXT_WORDS + 1)}` : price(model, 0)}</strong></td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={mutedText({ textStyle: 'meta' })}>{RATE_TABLE.lengthNote}</p>
    </section>
  );
}

const table = cx(dataTable(), css({
  tabular: true,
  '& th, & td': { padding: '3', whiteSpace: 'nowrap', fontWeight: '[400]', _first: { paddingInlineStart: { base: '3', md: '5' } }, _last: { paddingInlineEnd: { base: '3', md: '5' } } },
  '& thead th': { color: 'fg.muted', fontWeight: 'semibold' },
  '& tbody th': { fontWeight: 'semibold', whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '& :is(th, td):nth-child(n + 3)': { textAlign: 'end' },
  '& [data-wide]': { hideBelow: 'sm' },
  '& tbody tr:last-child > *': { borderBottom: 'none' },
}));
