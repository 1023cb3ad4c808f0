import { css, cx } from '#styled/css';
import { column, mutedText, stack, wrap } from '#styled/patterns';
import type { RateCard, TokenPackage } from '#contracts/pricing.ts';
import { centsOf, costPerToken, dollars } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Coin } from '#ui/coin.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { worthOf } from './piece-price.ts';
import { PACKAGE_OFFERS } from './pricing.words.ts';

interface PackageOffersProps {
  packages: readonly TokenPackage[];
  rates: RateCard;
  /** Label of the buy buttons of the packages. */
  buyLabel: string;
  onBuy(chosen: TokenPackage): void;
}

/** Row of cards with the token packages that users can buy. */
export function PackageOffers({ packages, rates, buyLabel, onBuy }: PackageOffersProps) {
  return (
    <section aria-labelledby="packages-title" className={column({ gap: '6' })}>
      <div className={stack({ gap: '1' })}>
        <h2 id="packages-title" className={css({ textStyle: 'h2' })}>{PACKAGE_OFFERS.heading}</h2>
        <p className={css({ color: 'fg.muted' })}>{PACKAGE_OFFERS.intro}</p>
      </div>
      {packages.length === 0 && <p className={css({ color: 'fg.muted' })}>{PACKAGE_OFFERS.emptyText}</p>}
      <ul className={grid}>
        {packages.map((one) => (
          <Card as="li" key={one.id} radius="lg" className={cx(offer, one.popular && chosen)}>
            {one.popular && <span className={ribbon}>{PACKAGE_OFFERS.mostPopularText}</span>}
            <h3 className={css({ textStyle: 'h4', gridArea: 'name' })}>{one.name}</h3>
            <p className={mutedText({ textStyle: 'meta', gridArea: 'about' })}>{one.description}</p>
            <div className={stack({ gridArea: 'worth', gap: '1', alignContent: 'start' })}>
              <p className={wrap({ alignItems: 'baseline', columnGap: '2', whiteSpace: 'nowrap' })}>
                <span className={css({ alignSelf: 'center', display: 'inline-flex' })}><Coin size={22} /></span>
                <Sentence text={PACKAGE_OFFERS.tokensText(one.tokens)} parts={{ count: <strong className={css({ textStyle: 'stat' })}>{one.tokens.toLocaleString('en-US')}</strong> }} />
              </p>
              <p className={mutedText({ textStyle: 'meta' })}>{PACKAGE_OFFERS.perTokenText(costPerToken(centsOf(one.price), one.tokens))}</p>
              <p className={mutedText({ textStyle: 'meta' })}>≈ {worthOf(one.tokens, rates)}</p>
            </div>
            <p className={price}>{dollars(centsOf(one.price))}</p>
            <Button variant={one.popular ? 'primary' : 'plain'} className={css({ gridArea: 'buy', alignSelf: 'end' })} aria-label={`${buyLabel}: ${one.name}`} onClick={() => onBuy(one)}>{buyLabel}</Button>
          </Card>
        ))}
      </ul>
    </section>
  );
}

const grid = css({ display: 'grid', gap: { base: '4', md: '4' }, gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(200px, 1fr))' } });
const offer = css({
  display: 'grid', padding: '5', columnGap: '4', rowGap: '2',
  gridTemplateAreas: { base: '"name price" "about about" "worth buy"', md: '"name" "about" "worth" "price" "buy"' },
  gridTemplateColumns: { base: '1fr auto', md: '1fr' }, gridTemplateRows: { md: 'auto auto 1fr auto auto' },
});
const chosen = css({ borderColor: 'brand', boxShadow: 'brandEdge' });
const ribbon = css({
  position: 'absolute', top: '[-11px]', left: { base: '4', md: '[50%]' }, transform: { md: 'translateX(-50%)' }, paddingInline: '2.5', paddingBlock: '0.5', borderRadius: 'full',
  backgroundColor: 'brand.strong', color: 'brand.on', fontSize: '12', fontWeight: 'bold', whiteSpace: 'nowrap',
});
const price = css({
  gridArea: 'price', fontFamily: 'display', fontSize: '20', fontWeight: 'bold', tabular: true, textAlign: { base: 'end', md: 'start' },
  borderTop: { md: 'soft' }, paddingBlockStart: { md: '3' }, marginBlockStart: { md: '2' },
});
