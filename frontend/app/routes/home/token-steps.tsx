import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { hstack, stack } from '#styled/patterns';
import type { BaseRates } from '#contracts/pricing.ts';
import { pricingQuery } from '#shared/shop/shop.queries.ts';
import { Coin } from '#ui/coin.tsx';
import { TOKEN_STEPS } from './home-rows.words.ts';

const priceLine = ({ shortText, longText, image, video }: BaseRates): string =>
  TOKEN_STEPS.priceLine(shortText, longText, image, video);

const stepsOf = (rates: BaseRates | undefined) => [
  { title: TOKEN_STEPS.priceButtonTitle, text: rates ? priceLine(rates) : TOKEN_STEPS.seeTotalBeforeText },
  { title: TOKEN_STEPS.heldThenChargedTitle, text: TOKEN_STEPS.whileRunText },
  { title: TOKEN_STEPS.payWhatArrivedTitle, text: TOKEN_STEPS.ifThreeText },
];

/** An explanation of how tokens work, in three steps, for visitors of the home page. */
export function TokenSteps() {
  const { data: pricing } = useQuery(pricingQuery);
  const steps = stepsOf(pricing?.rateCard.base);
  return (
    <section className={stack({ gap: '4' })}>
      <h2 className={css({ textStyle: 'h3' })}>{TOKEN_STEPS.heading}</h2>
      <ol className={css({ display: 'grid', gap: { base: '3', md: '5' }, gridTemplateColumns: { base: '1fr', md: 'repeat(3, 1fr)' } })}>
        {steps.map((step, index) => (
          <li key={step.title} className={stack({ layerStyle: 'card', padding: '5', gap: '2', alignContent: 'start' })}>
            <span className={hstack({ gap: '2', color: 'amber', fontWeight: 'bold' })}><Coin size={20} /> {index + 1}</span>
            <h3 className={css({ textStyle: 'h4' })}>{step.title}</h3>
            <p className={css({ color: 'fg.muted' })}>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
