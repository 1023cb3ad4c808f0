import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column, hstack } from '#styled/patterns';
import { SURCHARGE_MAX } from '#contracts/agents.ts';
import type { AgentVisibility } from '#contracts/agents.ts';
import { keysOf } from '#contracts/typed-records.ts';
import { CREATOR_PERCENT, RELEASE_DAYS } from '#contracts/selling.ts';
import { pricingQuery } from '#shared/shop/shop.queries.ts';
import { Coin } from '#ui/coin.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { NumberInput } from '#ui/number-input.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { tokenWords } from '#ui/token-amount.tsx';
import { useDefinition } from '../draft/draft-context.ts';
import { SHARING } from '../agents-builder.words.ts';
import { messagePrice } from './message-price.ts';
import { Section } from './section.tsx';

const WHO = keysOf(SHARING.who).map((value) => ({ value, label: SHARING.who[value] }));
const LICENCES = keysOf(SHARING.licences).map((value) => ({ value, label: SHARING.licences[value] }));

interface SharingSectionProps {
  visibility: AgentVisibility;
  onVisibility(visibility: AgentVisibility): void;
}

/** The section of the agent builder for who can use the agent, the author's surcharge, and whether others may copy it. */
export function SharingSection({ visibility, onVisibility }: SharingSectionProps) {
  const [{ model, surcharge, license, supportContact }, edit] = useDefinition();
  const card = useQuery(pricingQuery).data?.rateCard;
  const base = card ? messagePrice(card, model) : null;
  return (
    <Section id="sharing" part="sharing" title={SHARING.heading}>
      <div className={css({ display: 'grid', gap: '5', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, alignItems: 'start' })}>
        <Field group label={SHARING.whoLabel} help={SHARING.whoHelp}><SegmentedControl block options={WHO} value={visibility} onValueChange={onVisibility} /></Field>
        <Field label={SHARING.shareLabel} value={SHARING.shareRange(SURCHARGE_MAX)}><NumberInput min={0} max={SURCHARGE_MAX} step={1} value={surcharge} onValueChange={(value) => edit({ surcharge: Math.min(SURCHARGE_MAX, Math.max(0, Math.round(value ?? 0))) })} /></Field>
      </div>
      {base !== null && (
        <p className={note}>
          <Coin size={18} />
          <span>
            {surcharge > 0
              ? <><Sentence text={SHARING.payText} parts={{ price: <b>{tokenWords(base + surcharge)}</b>, base, share: surcharge }} /> {SHARING.keepText(CREATOR_PERCENT, RELEASE_DAYS)} {SHARING.reviewText}</>
              : <Sentence text={SHARING.payFree} parts={{ price: <b>{tokenWords(base)}</b> }} />}
          </span>
        </p>
      )}
      <div className={column({ gap: '4' })}>
        <Field group label={SHARING.licenceLabel} help={SHARING.licenceHelp[license]}><SegmentedControl options={LICENCES} value={license} onValueChange={(value) => edit({ license: value })} /></Field>
        <Field label={SHARING.contactLabel} optional help={SHARING.contactHelp}><Input maxLength={200} placeholder={SHARING.contactPlaceholder} value={supportContact ?? ''} onChange={(event) => edit({ supportContact: event.currentTarget.value === '' ? null : event.currentTarget.value })} /></Field>
      </div>
    </Section>
  );
}

const note = hstack({ gap: '3', padding: '3.5', borderRadius: 'md', backgroundColor: 'amber.soft', textStyle: 'small', color: 'fg' });
