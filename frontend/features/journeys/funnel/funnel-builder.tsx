import { ArrowUp, Plus, X } from 'lucide-react';
import { css } from '#styled/css';
import { flexFill, hstack, stack, subheading, wrap } from '#styled/patterns';
import { FUNNEL_STEPS } from '#contracts/journeys.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Select } from '#ui/select.tsx';
import { labelOf, PLACE_OPTIONS, PRESETS } from '../event-places.ts';
import type { PlaceKey } from '../event-places.ts';
import { FUNNEL_WORDS } from '../journeys.words.ts';
import { SPLITS, WINDOWS } from './funnel-address.ts';
import type { Funnel } from './funnel-address.ts';

interface FunnelBuilderProps {
  funnel: Funnel;
  onChange(funnel: Funnel): void;
}

const NEXT_STEP: PlaceKey = 'purchase';
const WITHIN = WINDOWS.map((window) => ({ value: String(window), label: FUNNEL_WORDS.windows[window] }));
const SPLIT_BY = SPLITS.map((value) => ({ value, label: FUNNEL_WORDS.splits[value] }));

/** A form for the steps of a funnel in their order, and for the time that people have to take them. */
export function FunnelBuilder({ funnel, onChange }: FunnelBuilderProps) {
  const { steps } = funnel;
  const change = (next: readonly PlaceKey[]): void => onChange({ ...funnel, steps: next });
  const moveUp = (index: number): void => change(steps.map((step, at) => (at === index ? steps[at - 1] ?? step : at === index - 1 ? steps[at + 1] ?? step : step)));
  return (
    <Card as="section" pad="md" radius="lg" aria-labelledby="funnel-steps">
      <div role="group" aria-label={FUNNEL_WORDS.presets} className={wrap({ gap: '2', marginBlockEnd: '4' })}>
        {PRESETS.map(({ label, steps: preset }) => <Button key={label} size="sm" aria-pressed={preset.join() === steps.join()} onClick={() => change(preset)}>{label}</Button>)}
      </div>
      <h2 id="funnel-steps" className={subheading()}>{FUNNEL_WORDS.stepsTitle}</h2>
      <ol className={stack({ gap: '2' })}>
        {steps.map((step, index) => (
          <li key={`${index}-${step}`} className={hstack({ gap: '2' })}>
            <span aria-hidden="true" className={css({ color: 'fg.subtle', width: '4', tabular: true })}>{index + 1}</span>
            <Select label={FUNNEL_WORDS.step(index + 1)} options={PLACE_OPTIONS} value={step} onValueChange={(chosen) => change(steps.map((each, at) => (at === index ? chosen : each)))} className={flexFill({ maxWidth: '[360px]' })} />
            <IconButton size="sm" label={FUNNEL_WORDS.up(labelOf(step))} disabled={index === 0} onClick={() => moveUp(index)}><ArrowUp size={16} /></IconButton>
            <IconButton size="sm" label={FUNNEL_WORDS.remove(labelOf(step))} disabled={steps.length <= 2} onClick={() => change(steps.filter((_, at) => at !== index))}><X size={16} /></IconButton>
          </li>
        ))}
      </ol>
      <div className={wrap({ gap: '3', marginBlockStart: '4', alignItems: 'center' })}>
        <Button size="sm" disabled={steps.length >= FUNNEL_STEPS} onClick={() => change([...steps, NEXT_STEP])}><Plus aria-hidden="true" />{FUNNEL_WORDS.add}</Button>
        <Select label={FUNNEL_WORDS.within} options={WITHIN} value={String(funnel.windowHours)} onValueChange={(hours) => onChange({ ...funnel, windowHours: WINDOWS.find((window) => String(window) === hours) ?? funnel.windowHours })} className={css({ minWidth: '[168px]' })} />
        <Select label={FUNNEL_WORDS.splitBy} options={SPLIT_BY} value={funnel.splitBy} onValueChange={(splitBy) => onChange({ ...funnel, splitBy })} className={css({ minWidth: '[168px]' })} />
      </div>
    </Card>
  );
}
