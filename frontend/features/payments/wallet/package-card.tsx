import { css } from '#styled/css';
import { mutedText } from '#styled/patterns';
import type { TokenPackage } from '#contracts/pricing.ts';
import { centsOf, dollars } from '#lib/money.ts';
import { Card } from '#ui/card.tsx';
import { TokenAmount } from '#ui/token-amount.tsx';
import { PurchaseButton } from './purchase-button.tsx';
import { PACKAGE_CARD } from '../payments.words.ts';

interface PackageCardProps {
  of: TokenPackage;
  /** True for the smallest package that covers the tokens that the buyer is missing; null while no tokens are missing. */
  covers: boolean | null;
  onBuy(): void;
}

/** Card of one token package: its tokens, its price, and the price of one token. On phones it is a row. */
export function PackageCard({ of: { name, description, price, tokens, popular }, covers, onBuy }: PackageCardProps) {
  const cents = centsOf(price);
  return (
    <Card as="li" radius="lg" className={popular || covers ? `${box} ${chosen}` : box}>
      {(popular || covers) && <span className={ribbon}>{covers ? PACKAGE_CARD.enoughForThisText : PACKAGE_CARD.mostPopularText}</span>}
      <h3 className={css({ gridArea: 'name', textStyle: 'label', fontSize: '15' })}>{name}</h3>
      <p className={mutedText({ gridArea: 'about', textStyle: 'meta', hideBelow: 'md' })}>{description}</p>
      <div className={css({ gridArea: 'tokens' })}>
        <TokenAmount tokens={tokens} words size={20} className={css({ fontSize: '17' })} />
        <p className={mutedText({ textStyle: 'meta', marginBlockStart: '0.5' })}>{PACKAGE_CARD.perTokenText(cents, tokens)}</p>
      </div>
      <p className={cost}>{dollars(cents)}</p>
      <PurchaseButton magic={covers ?? popular} first={covers === true} of={name} onBuy={onBuy} />
    </Card>
  );
}

const box = css({
  display: 'grid', padding: '4', columnGap: '3', rowGap: '2', backgroundColor: 'bg',
  gridTemplateAreas: { base: '"name cost" "tokens buy"', md: '"name" "about" "tokens" "cost" "buy"' },
  gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr)' },
  gridTemplateRows: { md: 'auto 1fr auto auto auto' },
  '& > button': { gridArea: 'buy', alignSelf: 'end' },
});
const chosen = css({ borderColor: 'brand', boxShadow: 'brandEdge' });
const ribbon = css({
  position: 'absolute', top: '[-11px]', left: { base: '4', md: '[50%]' }, transform: { md: 'translateX(-50%)' }, paddingInline: '2.5', paddingBlock: '0.5', borderRadius: 'full',
  backgroundColor: 'brand.strong', color: 'brand.on', fontSize: '12', fontWeight: 'bold', whiteSpace: 'nowrap',
});
const cost = css({
  gridArea: 'cost', fontFamily: 'display', fontSize: '17', fontWeight: 'bold', tabular: true, textAlign: { base: 'end', md: 'start' },
  borderTop: { md: 'soft' }, paddingBlockStart: { md: '3' }, marginBlockStart: { md: '1' },
});
