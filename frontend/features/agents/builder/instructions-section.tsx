import { Suspense, useState } from 'react';
import type { FunctionComponent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { metaText } from '#styled/patterns';
import { INSTRUCTIONS_MAX } from '#contracts/agent-builder.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { pricingQuery } from '#shared/shop/shop.queries.ts';
import { Field } from '#ui/field.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import type { SelectProps } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Slider } from '#ui/slider.tsx';
import { useDefinition, useDraftSaver } from '../draft/draft-context.ts';
import { IDENTITY, INSTRUCTIONS } from '../agents-builder.words.ts';
import { Section } from './section.tsx';

const InstructionsEditor = lazyPart(() => import('./instructions-editor.tsx'), 'InstructionsEditor');
const LateSelect = lazyPart<{ Select: FunctionComponent<SelectProps<string>> }, 'Select'>(() => import('#ui/select.tsx'), 'Select');
const USUAL = 'usual';

const creativityWord = (value: number): string => INSTRUCTIONS.creativityWords[Math.min(4, Math.floor(value / 20))] ?? '';

/** How the agent works: its sealed instructions, the model and how freely it writes. */
export function InstructionsSection() {
  const [{ instructions, model, creativity }, edit] = useDefinition();
  const { state } = useDraftSaver();
  const [cut, setCut] = useState(0);
  const models = useQuery(pricingQuery).data?.rateCard.models.filter(({ contentType }) => contentType === 'text') ?? [];
  const usual = models.find((one) => one.default);
  const options = [
    ...(usual ? [{ value: USUAL, label: INSTRUCTIONS.modelDefault(`${usual.label} ×${usual.multiplier}`) }] : []),
    ...models.map(({ id, label, multiplier }) => ({ value: id, label: `${label} ×${multiplier}` })),
  ];
  return (
    <Section id="instructions" part="setup" title={INSTRUCTIONS.heading} aside={IDENTITY.countText(instructions.length, INSTRUCTIONS_MAX)}>
      <div className={css({ display: 'grid', gap: '2', minWidth: '0' })}>
        <Suspense fallback={<Skeleton className={css({ height: '[240px]', borderRadius: 'md' })} />}>
          <InstructionsEditor
            text={instructions} readText={() => state().definition.instructions} label={INSTRUCTIONS.label} describedBy="agent-instructions-help" placeholder={INSTRUCTIONS.placeholder} limit={INSTRUCTIONS_MAX}
            onText={(text) => { setCut(0); edit({ instructions: text }); }} onCut={setCut} className={frame}
          />
        </Suspense>
        <p id="agent-instructions-help" className={metaText()}>{INSTRUCTIONS.help}</p>
        {cut > 0 && <p className={metaText({ color: 'bad' })}>{INSTRUCTIONS.cutText(cut)}</p>}
        <LiveRegion>{cut > 0 ? INSTRUCTIONS.cutText(cut) : ''}</LiveRegion>
      </div>
      <div className={css({ display: 'grid', gap: '5', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, alignItems: 'start' })}>
        <Field label={INSTRUCTIONS.modelLabel}>
          <Suspense fallback={<Skeleton className={css({ height: '10', borderRadius: 'sm' })} />}>
            <LateSelect options={options} value={model ?? USUAL} onValueChange={(value) => edit({ model: value === USUAL ? null : value })} />
          </Suspense>
        </Field>
        <Field group label={INSTRUCTIONS.creativityLabel} value={creativityWord(creativity)}>
          <Slider min={0} max={100} step={5} value={creativity} onValueChange={(value) => edit({ creativity: value })} format={creativityWord} scale={[INSTRUCTIONS.creativityLow, INSTRUCTIONS.creativityHigh]} />
        </Field>
      </div>
    </Section>
  );
}

const frame = css({
  display: 'grid', minWidth: '0', border: 'line', borderRadius: 'md', overflow: 'hidden', backgroundColor: 'control', '& .cm-editor': { minWidth: '0', height: 'full' }, '& .cm-scroller': { minHeight: '[240px]', maxHeight: '[56dvh]' },
  _focusWithin: { borderColor: 'brand', boxShadow: 'brandEdge' },
});
