import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Check, Crown } from 'lucide-react';
import { css } from '#styled/css';
import { centered, flexFill, hstack, mutedText, stack } from '#styled/patterns';
import { costPerToken, dollars } from '#lib/money.ts';
import type { Purchase } from '#shared/shop/purchase.ts';
import { balanceQuery } from '#shared/shop/shop.queries.ts';
import { Card } from '#ui/card.tsx';
import { Coin } from '#ui/coin.tsx';
import { tokenWords } from '#ui/token-amount.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { Product } from '../product-of.ts';
import { PRODUCT_SUMMARY } from '../payments.words.ts';

interface ProductSummaryProps {
  purchase: Purchase;
  product: Product;
  /** True once the buyer pressed the pay button. From then on the balance stays as it was, so that arriving tokens are not added twice. */
  paying: boolean;
}

/** Shows the buyer the product's name, its price, and the balance after the purchase. */
export function ProductSummary({ purchase, product: { name, cents, tokens }, paying }: ProductSummaryProps) {
  const plan = purchase.kind === 'subscription';
  return (
    <Card radius="lg" className={css({ backgroundColor: 'bg' })}>
      <div className={hstack({ gap: '3', padding: '4' })}>
        <span className={plan ? `${mark} ${crown}` : `${mark} ${coin}`}>{plan ? <Crown size={20} aria-hidden="true" /> : <Coin size={22} />}</span>
        <div className={flexFill()}>
          <h3 className={css({ textStyle: 'pane' })}>{name}</h3>
          <p className={mutedText({ textStyle: 'meta' })}>{plan ? PRODUCT_SUMMARY.renewsEachMonthText : `${tokenWords(tokens)}, ${costPerToken(cents, tokens)} each`}</p>
        </div>
        <p className={css({ fontFamily: 'display', fontSize: '20', fontWeight: 'bold', tabular: true, whiteSpace: 'nowrap' })}>
          {dollars(cents)}{plan && <span className={mutedText({ textStyle: 'meta', fontFamily: 'text' })}> {PRODUCT_SUMMARY.monthText}</span>}
        </p>
      </div>
      <div className={css({ borderTop: 'soft', paddingInline: '4', paddingBlock: '3' })}>{plan ? <Perks tokens={tokens} /> : <BalanceAfter tokens={tokens} paying={paying} />}</div>
    </Card>
  );
}

function Perks({ tokens }: { tokens: number }) {
  return (
    <ul className={stack({ listStyle: 'none', padding: '0', gap: '2', textStyle: 'small' })}>
      {[`${tokenWords(tokens)} monthly`, PRODUCT_SUMMARY.purchaseTokenPackagesText, PRODUCT_SUMMARY.prioritySupportText].map((perk) => (
        <li key={perk} className={hstack({ gap: '2', '& svg': { color: 'good', flex: 'none' } })}><Check size={16} aria-hidden="true" />{perk}</li>
      ))}
    </ul>
  );
}

function BalanceAfter({ tokens, paying }: { tokens: number; paying: boolean }) {
  const { data } = useQuery(balanceQuery);
  const [balance, keep] = useState(data);
  if (!paying && data !== balance) keep(data);
  return (
    <p className={hstack({ justifyContent: 'space-between', gap: '3', textStyle: 'small' })}>
      <span className={css({ color: 'fg.muted' })}>{PRODUCT_SUMMARY.balanceAfterText}</span>
      <span className={css({ display: 'inline-flex', alignItems: 'center', gap: '2', fontWeight: 'semibold', tabular: true, '& svg': { color: 'fg.subtle' } })}>
        {balance === undefined ? '...' : (
          <>{balance.toLocaleString('en-US')} <ArrowRight size={14} aria-hidden="true" /><VisuallyHidden>{PRODUCT_SUMMARY.becomesText}</VisuallyHidden> {tokenWords(balance + tokens)}</>
        )}
      </span>
    </p>
  );
}

const mark = centered({ flex: 'none', width: '10', height: '10', borderRadius: 'md' });
const coin = css({ backgroundColor: 'amber.soft' });
const crown = css({ backgroundColor: 'brand.soft', color: 'brand' });
