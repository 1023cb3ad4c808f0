import { useState } from 'react';
import { css } from '#styled/css';
import { metaText, mutedText } from '#styled/patterns';
import { MOST_TOKENS, savePro } from '#contracts/pricing-admin.ts';
import type { AdminPricing, PlanPrices } from '#contracts/pricing-admin.ts';
import { centsOf, dollars } from '#lib/money.ts';
import { Field } from '#ui/field.tsx';
import { NumberInput } from '#ui/number-input.tsx';
import { tokenWords } from '#ui/token-amount.tsx';
import { ChangeForm } from './change-form.tsx';
import { planChanges } from './price-changes.ts';
import { PriceField } from './price-field.tsx';
import { PriceSection } from './price-section.tsx';
import { StripePriceField } from './stripe-price-field.tsx';
import { ADMIN_PRICING, PLAN_SECTION } from './admin-pricing.words.ts';

const summary = ({ price, tokensPerMonth }: PlanPrices): string => `${dollars(centsOf(price))} a month, ${tokenWords(tokensPerMonth)}`;

/** The Pro plan: what a month costs and brings. */
export const PlanSection = ({ lists: { pro } }: { lists: AdminPricing }) => (
  <PriceSection
    kind="pro" title="Pro plan" intro={PLAN_SECTION.intro} list={pro} summary={summary}
    view={(content) => <PlanView content={content} />} editor={(props) => <PlanEditor {...props} />}
  />
);

const PlanView = ({ content: { price, tokensPerMonth, stripePriceId } }: { content: PlanPrices }) => (
  <div>
    <p><span className={css({ textStyle: 'stat' })}>{dollars(centsOf(price))}</span> a month</p>
    <p className={mutedText()}>{PLAN_SECTION.monthlyPrice(tokensPerMonth, price)}</p>
    <p className={metaText({ overflowWrap: 'anywhere' })}>{stripePriceId ?? ADMIN_PRICING.noStripePrice}</p>
  </div>
);

function PlanEditor({ content, base, onClose }: { content: PlanPrices; base: number; onClose(): void }) {
  const [price, setPrice] = useState(content.price);
  const [tokensPerMonth, setTokens] = useState<number | null>(content.tokensPerMonth);
  const [stripePriceId, setStripePriceId] = useState<string | null>();
  const draft = { price, tokensPerMonth, ...(stripePriceId !== undefined && { stripePriceId }) };
  return (
    <ChangeForm endpoint={savePro} base={base} content={draft} changes={planChanges(content, draft)} onClose={onClose}>
      {(issueAt) => (
        <div className={css({ display: 'grid', gap: '4', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' } })}>
          <PriceField label="Price a month" value={price} tokens={tokensPerMonth} error={issueAt('price')} onChange={setPrice} />
          <Field label="Tokens a month" error={issueAt('tokensPerMonth')}><NumberInput value={tokensPerMonth} min={1} max={MOST_TOKENS} onValueChange={setTokens} /></Field>
          <StripePriceField known={content} price={price} value={stripePriceId} error={issueAt('stripePriceId')} onChange={setStripePriceId} />
        </div>
      )}
    </ChangeForm>
  );
}
