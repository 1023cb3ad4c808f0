import type { ReactNode } from 'react';
import { Coins, Gift, Headphones, Hourglass, Layers, ShoppingBag } from 'lucide-react';
import { css } from '#styled/css';
import { flex, keepSize, mutedText, stack, wrap } from '#styled/patterns';
import { dollars } from '#lib/money.ts';
import type { ProPlan } from '#shared/shop/purchase.ts';
import { Card } from '#ui/card.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { tokenWords } from '#ui/token-amount.tsx';
import { PRO_CARD } from './pricing.words.ts';

interface ProCardProps {
  plan: ProPlan;
  /** The buy button of Pro, or for a subscriber the actions of the subscription. */
  action: ReactNode;
}

/** Benefits of Pro. The server implements each of them for subscribers (docs/rules/runs.md#fairness-promises). */
const perksOf = (tokens: number) => [
  { icon: Coins, title: `${tokenWords(tokens)} monthly`, text: PRO_CARD.tokensText },
  { icon: ShoppingBag, title: PRO_CARD.purchaseTokenPackagesTitle, text: PRO_CARD.packagesText },
  { icon: Headphones, title: PRO_CARD.prioritySupportTitle, text: PRO_CARD.supportText },
  { icon: Layers, title: PRO_CARD.parallelRunsTitle, text: PRO_CARD.parallelRunsText },
  { icon: Gift, title: PRO_CARD.freeRetriesDayTitle, text: PRO_CARD.freeRetriesDayText },
  { icon: Hourglass, title: PRO_CARD.queueTitle, text: PRO_CARD.queueText },
];

/** Card of the Pro subscription: its price, the price of one token, and its benefits. */
export function ProCard({ plan: { priceCents, tokensPerMonth }, action }: ProCardProps) {
  return (
    <Card as="section" radius="xl" aria-labelledby="pro-title" className={box}>
      <div className={stack({ padding: { base: '5', md: '8' }, gap: '3', alignContent: 'start' })}>
        <h2 id="pro-title" className={css({ textStyle: 'h2' })}>{PRO_CARD.heading}</h2>
        <p className={wrap({ alignItems: 'baseline', gap: '2' })}>
          <Sentence text={PRO_CARD.perMonthText} parts={{ dollars: <strong className={css({ textStyle: 'display', tabular: true })}>{dollars(priceCents)}</strong> }} />
        </p>
        <p className={css({ color: 'fg.muted', textWrap: '[pretty]' })}>
          {PRO_CARD.note(tokensPerMonth, priceCents)}
        </p>
        <div className={css({ marginBlockStart: '2' })}>{action}</div>
      </div>
      <ul aria-label={PRO_CARD.label} className={perks}>
        {perksOf(tokensPerMonth).map(({ icon: Icon, title, text }) => (
          <li key={title} className={flex({ gap: '3' })}>
            <Icon size={20} aria-hidden className={keepSize({ color: 'brand', marginBlockStart: '0.5' })} />
            <div>
              <p className={css({ fontWeight: 'semibold' })}>{title}</p>
              <p className={mutedText()}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const box = css({
  display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 4fr)' }, overflow: 'hidden',
  _before: { content: '""', position: 'absolute', insetInline: '0', insetBlockStart: '0', height: '1', backgroundImage: '{gradients.magic}' },
});
const perks = css({
  display: 'grid', gap: '5', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' }, alignContent: 'center', padding: { base: '5', md: '8' },
  borderTop: { base: 'soft', lg: 'none' }, borderInlineStart: { lg: 'soft' },
});
