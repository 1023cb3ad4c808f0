import { useQuery } from '@tanstack/react-query';
import { stack } from '#styled/patterns';
import { pricingQuery } from '#shared/shop/shop.queries.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { tokenWords } from '#ui/token-amount.tsx';
import { DEMO_FORM } from './demo-run.words.ts';

/** In the demo form of visitors: the price of an image or video, with a link to the marketplace, because making one needs an account. */
export function OtherType({ type }: { type: 'image' | 'video' }) {
  const { data } = useQuery(pricingQuery);
  return (
    <div className={stack({ gap: '4', justifyItems: 'start' })}>
      {data && <p>{DEMO_FORM.otherTypes[type](tokenWords(data.rateCard.base[type]))}</p>}
      <LinkButton to={`/marketplace?contentType=${type}`} size="lg">{DEMO_FORM.otherButtons[type]}</LinkButton>
    </div>
  );
}
