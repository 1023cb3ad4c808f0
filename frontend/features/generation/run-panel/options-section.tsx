import { memo, Suspense } from 'react';
import { css } from '#styled/css';
import { column } from '#styled/patterns';
import type { RateCard } from '#contracts/pricing.ts';
import type { ContentType } from '#contracts/primitives.ts';
import { Field } from '#ui/field.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Select, Slider } from '#prompt-form/late-controls.ts';
import { aspectsOf, chosenModel, modelsOf } from './run-options.ts';
import type { RunOptions } from './run-options.ts';
import { OPTIONS_SECTION } from '../generation.words.ts';

interface OptionsSectionProps {
  contentType: ContentType;
  card: RateCard;
  options: RunOptions;
  /** True when a field of the prompt's form sets the length, so that this section shows no control for the length. */
  formSetsLength?: boolean;
  onChange(options: RunOptions): void;
}

const QUANTITIES = (['1', '2', '3', '4'] as const).map((value) => ({ value, label: value }));
const words = (count: number): string => `${count.toLocaleString('en-US')} words`;

const waiting = <Skeleton className={css({ height: '10' })} />;

/**
 * The controls for length, number of outputs, aspect ratio and model of a run, as far as the content type has them. It is a memo for the same
 * reason as the controls of a form (prompt-form/field-control.tsx).
 */
export const OptionsSection = memo(function OptionsSection({ contentType, card, options, formSetsLength = false, onChange }: OptionsSectionProps) {
  const models = modelsOf(card, contentType);
  const model = chosenModel(card, contentType, options.model);
  const aspects = aspectsOf(contentType);
  return (
    <div className={column({ gap: '4' })}>
      {contentType === 'text' && !formSetsLength && (
        <Field label={OPTIONS_SECTION.lengthLabel} value={words(options.length)} group>
          <Suspense fallback={waiting}><Slider min={50} max={2000} step={50} value={options.length} format={words} scale={['50', '2,000']} onValueChange={(length) => onChange({ ...options, length })} /></Suspense>
        </Field>
      )}
      {contentType === 'image' && (
        <Field label={OPTIONS_SECTION.imagesLabel} group>
          <SegmentedControl block options={QUANTITIES} value={String(options.quantity) as '1'} onValueChange={(value) => onChange({ ...options, quantity: Number(value) })} />
        </Field>
      )}
      {aspects.length > 0 && (
        <Field label={OPTIONS_SECTION.shapeLabel} group>
          <SegmentedControl block options={aspects.map((value) => ({ value, label: value }))} value={options.aspect} onValueChange={(aspect) => onChange({ ...options, aspect })} />
        </Field>
      )}
      {model && (
        <Field label={OPTIONS_SECTION.modelLabel} group>
          <Suspense fallback={waiting}><Select
            options={models.map(({ id, label, multiplier, etaSeconds }) => ({ value: id, label, help: `×${multiplier} · usually ${etaSeconds} s` }))}
            value={model.id}
            onValueChange={(id) => onChange({ ...options, model: id })}
          /></Suspense>
        </Field>
      )}
    </div>
  );
});
