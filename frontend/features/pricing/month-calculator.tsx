import { useState } from 'react';
import { css } from '#styled/css';
import { centered, flexFill, hstack, spaceBetween, stack } from '#styled/patterns';
import { PRODUCT } from '#contracts/product.ts';
import type { ContentType } from '#contracts/primitives.ts';
import type { RateCard, TokenPackage } from '#contracts/pricing.ts';
import { centsOf } from '#lib/money.ts';
import type { ProPlan } from '#shared/shop/purchase.ts';
import { Card } from '#ui/card.tsx';
import { Slider } from '#ui/slider.tsx';
import { tokenWords } from '#ui/token-amount.tsx';
import { TypeIcon } from '#ui/type-chip.tsx';
import { MonthBill } from './month-bill.tsx';
import { cheapestMonth, PRO_OFFER } from './month-plan.ts';
import type { Offer } from './month-plan.ts';
import { piecePrice } from './piece-price.ts';
import { MONTH_CALCULATOR } from './pricing.words.ts';

interface MonthCalculatorProps {
  rates: RateCard;
  packages: readonly TokenPackage[];
  plan: ProPlan;
  /** True when the user already pays for Pro, so that only packages for the remaining tokens are offered. */
  hasPro: boolean;
  onBuy(offer: Offer): void;
}

const KINDS = [
  { type: 'text', label: MONTH_CALCULATOR.shortTextsLabel, max: 300 },
  { type: 'image', label: MONTH_CALCULATOR.imagesLabel, max: 200 },
  { type: 'video', label: MONTH_CALCULATOR.videosLabel, max: 60 },
] as const satisfies readonly { type: ContentType; label: string; max: number }[];

/** Form of the pricing page in which users choose a number of texts, images and videos in a month and see the cheapest way to pay for them. */
export function MonthCalculator({ rates, packages, plan, hasPro, onBuy }: MonthCalculatorProps) {
  const [counts, setCounts] = useState<Record<ContentType, number>>({ text: 40, image: 30, video: 6 });
  const rows = KINDS.map((kind) => {
    const each = piecePrice(rates, kind.type);
    return { ...kind, each, tokens: each * counts[kind.type] };
  });
  const need = rows.reduce((sum, { tokens }) => sum + tokens, 0);
  const offers = packages.map(({ id, name, price, tokens }) => ({ id, name, cents: centsOf(price), tokens }));
  const { best, withoutPro } = cheapestMonth(need, offers, { id: PRO_OFFER, name: `${PRODUCT} Pro`, cents: plan.priceCents, tokens: plan.tokensPerMonth });
  return (
    <Card as="section" radius="xl" aria-labelledby="month-title" className={box}>
      <div className={stack({ padding: { base: '5', md: '7' }, gap: '5', alignContent: 'start' })}>
        <div className={stack({ gap: '1' })}>
          <h2 id="month-title" className={css({ textStyle: 'h2' })}>{MONTH_CALCULATOR.title}</h2>
          <p className={css({ color: 'fg.muted' })}>{MONTH_CALCULATOR.intro}</p>
        </div>
        {rows.map(({ type, label, max, each, tokens }) => (
          <div key={type} data-type={type} className={hstack({ gap: '3', '& [data-part=range]': { backgroundColor: 'kind.fill' } })}>
            <span className={icon}><TypeIcon type={type} size={18} /></span>
            <div className={flexFill()}>
              <p className={spaceBetween({ gap: '3', textStyle: 'small' })}>
                <strong>{label}</strong> <span className={css({ color: 'fg.muted' })}>{MONTH_CALCULATOR.eachText(each)}</span>
              </p>
              <Slider label={label} value={counts[type]} min={0} max={max} format={(count) => `${count}, ${tokenWords(count * each)}`} onValueChange={(count) => setCounts((now) => ({ ...now, [type]: count }))} />
            </div>
            <p aria-hidden className={sum}><strong>{counts[type]}</strong> <span className={css({ color: 'fg.muted' })}>{MONTH_CALCULATOR.tokText(tokens)}</span></p>
          </div>
        ))}
        <div className={stack({ borderTop: 'soft', paddingBlockStart: '4', gap: '2' })}>
          <p className={spaceBetween({ gap: '3', fontWeight: 'semibold' })}><span>{MONTH_CALCULATOR.togetherText}</span> <span className={css({ tabular: true })}>{MONTH_CALCULATOR.monthText(need)}</span></p>
          <div aria-hidden className={css({ display: 'flex', gap: '0.5', height: '1.5', borderRadius: 'full', overflow: 'hidden', backgroundColor: 'raised' })}>
            {rows.filter(({ tokens }) => tokens > 0).map(({ type, tokens }) => <span key={type} data-type={type} className={css({ backgroundColor: 'kind.fill' })} style={{ flexGrow: tokens }} />)}
          </div>
        </div>
      </div>
      <MonthBill need={need} best={best} withoutPro={withoutPro} hasPro={hasPro} onBuy={onBuy} />
    </Card>
  );
}

const box = css({ display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 6fr) minmax(0, 5fr)' }, overflow: 'hidden' });
const sum = css({ display: 'flex', flexDirection: { base: 'column', md: 'row' }, justifyContent: 'flex-end', columnGap: '2', minWidth: { base: '[48px]', md: '[92px]' }, textAlign: 'end', whiteSpace: 'nowrap', tabular: true, textStyle: 'small' });
const icon = centered({ flex: 'none', width: '9', height: '9', borderRadius: 'md', backgroundColor: 'kind.soft', color: 'kind' });
