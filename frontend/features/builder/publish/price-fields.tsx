import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column } from '#styled/patterns';
import { FORK_ROYALTY_MAX, ROYALTY_MAX, UNLOCK_PRICE_MAX } from '#contracts/prompt-drafts.ts';
import type { License, PromptPricing } from '#contracts/prompts.ts';
import { Alert } from '#ui/alert.tsx';
import { Coin } from '#ui/coin.tsx';
import { Field } from '#ui/field.tsx';
import { NumberInput } from '#ui/number-input.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { Switch } from '#ui/switch.tsx';
import { placeId, useDraft } from '../draft-store.ts';
import { useEditPart } from '../edit-part.ts';
import { useProblemAt } from '../shell/problems.ts';
import { packStandingQuery } from './pack-standing.queries.ts';
import { OriginNote } from './origin-note.tsx';
import { asksPerRun, asksToUnlock, earningLines, LICENCES, PACKS_ONLY, PRICES, VISIBILITIES, withPricing } from './price-words.ts';
import { PRICE_FIELDS } from '../builder-publish.words.ts';

/** The fields of the publish step for visibility, price and licence, with the creator's earnings. */
export function PriceFields() {
  const { content, meta, edit: change } = useDraft();
  const edit = useEditPart();
  const problems = { run: useProblemAt('runRoyalty'), unlock: useProblemAt('unlockPrice'), fork: useProblemAt('forkRoyaltyPercent') };
  const { pricing } = content;
  const mayHavePacks = useQuery(packStandingQuery).data === true;
  const origin = meta?.origin ?? null;
  const lines = earningLines(content, origin?.percent);
  return (
    <div className={column({ gap: '5', padding: '4' })}>
      {origin && <OriginNote origin={origin} />}
      <Field label={PRICE_FIELDS.visibilityLabel} group id={placeId(['visibility'])}>
        <RadioCards columns={3} className={oneByOne} options={VISIBILITIES} value={content.visibility} onValueChange={(value) => edit('visibility', value, 'Visibility')} />
      </Field>
      <Field label={PRICE_FIELDS.priceLabel} group id={placeId(['pricing'])}>
        <RadioCards options={pricing === 'pack_only' || mayHavePacks ? [...PRICES, PACKS_ONLY] : PRICES} value={pricing} onValueChange={(value: PromptPricing) => change((before) => withPricing(before, value), { label: PRICE_FIELDS.priceLabel })} />
      </Field>
      {(asksPerRun(pricing) || asksToUnlock(pricing)) && (
        <div className={pair}>
          {asksPerRun(pricing) && (
            <Field label={PRICE_FIELDS.tokensPerRunLabel} help={PRICE_FIELDS.runHelp} error={problems.run} id={placeId(['runRoyalty'])}>
              <NumberInput min={1} max={ROYALTY_MAX} value={content.runRoyalty || null} onValueChange={(value) => edit('runRoyalty', whole(value, ROYALTY_MAX), PRICE_FIELDS.tokensPerRunLabel)} />
            </Field>
          )}
          {asksToUnlock(pricing) && (
            <Field label={PRICE_FIELDS.tokensToUnlockLabel} help={PRICE_FIELDS.unlockHelp} error={problems.unlock} id={placeId(['unlockPrice'])}>
              <NumberInput min={1} max={UNLOCK_PRICE_MAX} value={content.unlockPrice || null} onValueChange={(value) => edit('unlockPrice', whole(value, UNLOCK_PRICE_MAX), PRICE_FIELDS.unlockPriceText)} />
            </Field>
          )}
          {asksPerRun(pricing) && (
            <Field label={PRICE_FIELDS.freeTrialRunsLabel} help={PRICE_FIELDS.freeTrialRunsHelp} id={placeId(['freeTrialRunsPerDay'])}>
              <NumberInput min={0} max={100} value={content.freeTrialRunsPerDay} onValueChange={(value) => edit('freeTrialRunsPerDay', whole(value, 100), PRICE_FIELDS.freeTrialRunsText)} />
            </Field>
          )}
        </div>
      )}
      {lines.length > 0 && (
        <Alert icon={<Coin />} title={lines.join(' ')}>
          {PRICE_FIELDS.yoursCountedText(origin ? origin.percent > 0 : false, pricing === 'run_and_unlock')}
        </Alert>
      )}
      <Field label={PRICE_FIELDS.licenceLabel} group id={placeId(['license'])}>
        <RadioCards options={LICENCES} value={content.license} onValueChange={(value: License) => change((before) => ({ ...before, license: value, forkRoyaltyPercent: value === 'fork_royalty' ? before.forkRoyaltyPercent || 10 : 0 }), { label: PRICE_FIELDS.licenceLabel })} />
      </Field>
      {content.license === 'fork_royalty' && (
        <Field label={PRICE_FIELDS.forkRoyaltyLabel} help={PRICE_FIELDS.forkRoyaltyHelp} error={problems.fork} id={placeId(['forkRoyaltyPercent'])} className={css({ maxWidth: '[240px]' })}>
          <NumberInput min={1} max={FORK_ROYALTY_MAX} value={content.forkRoyaltyPercent || null} onValueChange={(value) => edit('forkRoyaltyPercent', whole(value, FORK_ROYALTY_MAX), PRICE_FIELDS.forkRoyaltyText)} />
        </Field>
      )}
      {pricing !== 'free' && content.contentType !== 'text' && (
        <Switch checked={content.hostedModels !== false} onCheckedChange={(on) => edit('hostedModels', on, PRICE_FIELDS.hostedModelsText)} help={HOSTED_NOTICE}>{PRICE_FIELDS.hostedModelsLabel}</Switch>
      )}
      <Switch checked={content.allowCommercial} onCheckedChange={(on) => edit('allowCommercial', on, PRICE_FIELDS.commercialUseText)} help={PRICE_FIELDS.commercialUseHelp}>{PRICE_FIELDS.commercialUseText}</Switch>
      <Switch checked={content.safetyFlag} onCheckedChange={(on) => edit('safetyFlag', on, PRICE_FIELDS.safetyFlagText)} help={PRICE_FIELDS.adultsOnlyHelp}>{PRICE_FIELDS.adultsOnlyLabel}</Switch>
    </div>
  );
}

/**
 * Help of the switch for models of other companies on a sealed prompt. The server checks a text for parts of the template before it is shown, but it
 * cannot check a picture. So the author decides.
 */
const HOSTED_NOTICE = PRICE_FIELDS.hostedModelsHelp;

/** Turns a typed number into a whole number from 0 to `most`. */
const whole = (value: number | null, most: number): number => Math.min(most, Math.max(0, Math.round(value ?? 0)));

// On phones three choices beside each other would be too narrow for their texts, so they stand below each other.
const oneByOne = css({ smDown: { gridTemplateColumns: 'minmax(0, 1fr)' } });
const pair = css({ display: 'grid', gap: '4', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' }, alignItems: 'start' });
