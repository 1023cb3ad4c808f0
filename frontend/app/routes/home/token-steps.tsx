import { useQuery } from '@tanstack/react-query';
import { plural } from '#contracts/plural.ts';
import { css } from '#styled/css';
import { hstack, stack } from '#styled/patterns';
import type { BaseRates } from '#contracts/pricing.ts';
import { pricingQuery } from '#shared/shop/shop.queries.ts';
import { Coin } from '#ui/coin.tsx';

const priceLine = ({ shortText, longText, image, video }: BaseRates): string =>
  `A short text is ${shortText} ${plural(shortText, 'token')}, a long one ${longText}, an image ${image}, a video ${video}. You see the total before you start.`;

const stepsOf = (rates: BaseRates | undefined) => [
  { title: 'The price is on the button', text: rates ? priceLine(rates) : 'You see the total before you start.' },
  { title: 'Held, then charged', text: 'While a run works, its tokens are held. If you cancel, you get back the tokens of everything that was not made.' },
  { title: 'You pay for what arrived', text: 'If three of four images arrive, you pay for three. A failed run costs nothing. Every run has a receipt.' },
];

/** How tokens work, in three steps. */
export function TokenSteps() {
  const { data: pricing } = useQuery(pricingQuery);
  const steps = stepsOf(pricing?.rateCard.base);
  return (
    <section className={stack({ gap: '4' })}>
      <h2 className={css({ textStyle: 'h3' })}>How tokens work</h2>
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
