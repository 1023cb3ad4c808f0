import { css } from '#styled/css';
import { metaText, mutedText, threeColumns } from '#styled/patterns';
import { MOST_TOKENS, savePro } from '#contracts/pricing-admin.ts';
import type { AdminPricing, PlanPrices } from '#contracts/pricing-admin.ts';
import { centsOf, dollars } from '#lib/money.ts';
import { FormField } from '#ui/form/form-field.tsx';
import { NumberInput } from '#ui/number-input.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { ChangeForm } from './change-form.tsx';
import { planChanges } from './price-changes.ts';
import { PriceField } from './price-field.tsx';
import { PriceSection } from './price-section.tsx';
import { StripePriceField } from './stripe-price-field.tsx';
import { usePriceForm } from './use-price-form.ts';
import { ADMIN_PRICING, PLAN_SECTION } from './admin-pricing.words.ts';

/** The Pro plan in the form of an administrator, whose boxes may be empty. */
interface PlanDraft {
  price: string;
  tokensPerMonth: number | null;
  stripePriceId?: string | null;
}

const summary = ({ price, tokensPerMonth }: PlanPrices): string => PLAN_SECTION.summary(dollars(centsOf(price)), tokensPerMonth);

/** The section of the price administration with the Pro plan: its price per month and the tokens that it brings. */
export const PlanSection = ({ lists: { pro } }: { lists: AdminPricing }) => (
  <PriceSection
    kind="pro" title={PLAN_SECTION.title} intro={PLAN_SECTION.intro} list={pro} summary={summary}
    view={(content) => <PlanView content={content} />} editor={(props) => <PlanEditor {...props} />}
  />
);

const PlanView = ({ content: { price, tokensPerMonth, stripePriceId } }: { content: PlanPrices }) => (
  <div>
    <p><Sentence text={PLAN_SECTION.monthText} parts={{ dollars: <span className={css({ textStyle: 'stat' })}>{dollars(centsOf(price))}</span> }} /></p>
    <p className={mutedText()}>{PLAN_SECTION.monthlyPrice(tokensPerMonth, price)}</p>
    <p className={metaText({ overflowWrap: 'anywhere' })}>{stripePriceId ?? ADMIN_PRICING.noStripePrice}</p>
  </div>
);

function PlanEditor({ content: known, base, onClose }: { content: PlanPrices; base: number; onClose(): void }) {
  const { price, tokensPerMonth } = known;
  const { content, ...editing } = usePriceForm<PlanDraft, typeof savePro>({ endpoint: savePro, base, content: { price, tokensPerMonth }, onClose });
  const { form } = editing;
  return (
    <ChangeForm editing={editing} changes={planChanges(known, content)} onClose={onClose}>
      <div className={threeColumns({ gap: '4' })}>
        <PriceField form={form} name="content.price" label={PLAN_SECTION.priceMonthLabel} tokens={content.tokensPerMonth} />
        <FormField form={form} name="content.tokensPerMonth" label={PLAN_SECTION.tokensMonthLabel}>{({ choice }) => <NumberInput min={1} max={MOST_TOKENS} {...choice} />}</FormField>
        <StripePriceField form={form} name="content.stripePriceId" known={known} price={content.price} />
      </div>
    </ChangeForm>
  );
}
