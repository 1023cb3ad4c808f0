import { Suspense, useRef, useState } from 'react';
import type { FunctionComponent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { AtSign, Sparkles } from 'lucide-react';
import { css } from '#styled/css';
import { metaText, stack, wrap } from '#styled/patterns';
import { INSTRUCTIONS_MAX } from '#contracts/agent-builder.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import type { ImproveDialogProps } from '#shared/improving/improve-dialog.tsx';
import { improvePrice, isLongImprovement } from '#shared/improving/improve-price.ts';
import { pricingQuery } from '#shared/shop/shop.queries.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import type { SelectProps } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Slider } from '#ui/slider.tsx';
import { tokenWords } from '#ui/token-amount.tsx';
import { useDefinition, useDraft, useDraftSaver } from '../draft/draft-context.ts';
import { IDENTITY, INSTRUCTIONS } from '../agents-builder.words.ts';
import { IMPROVE_INSTRUCTIONS } from '../agents-quality.words.ts';
import type { InstructionsHandle } from './instructions-editor.tsx';
import { Section } from './section.tsx';

const InstructionsEditor = lazyPart(() => import('./instructions-editor.tsx'), 'InstructionsEditor');
const ImproveInstructions = lazyPart(() => import('./improve-instructions.tsx'), 'ImproveInstructions');
const AbilityMenu = lazyPart(() => import('./ability-menu.tsx'), 'AbilityMenu');
const LateSelect = lazyPart<{ Select: FunctionComponent<SelectProps<string>> }, 'Select'>(() => import('#ui/select.tsx'), 'Select');
const USUAL = 'usual';

const creativityWord = (value: number): string => INSTRUCTIONS.creativityWords[Math.min(4, Math.floor(value / 20))] ?? '';

/** The section of the agent builder for the agent's sealed instructions, its model, and how freely the model writes. */
export function InstructionsSection({ useRunOutcome }: Pick<ImproveDialogProps, 'useRunOutcome'>) {
  const [{ instructions, model, creativity }, edit] = useDefinition();
  const { state } = useDraftSaver();
  const [cut, setCut] = useState(0);
  const [improving, setImproving] = useState(false);
  const [naming, setNaming] = useState(false);
  const editor = useRef<InstructionsHandle>(null);
  const abilities = useDraft().agent?.abilities.filter(({ kind }) => kind === 'prompt').map(({ title }) => title) ?? [];
  const card = useQuery(pricingQuery).data?.rateCard;
  const price = card ? improvePrice(card, isLongImprovement(instructions)) : null;
  const models = card?.models.filter(({ contentType }) => contentType === 'text') ?? [];
  const usual = models.find((one) => one.default);
  const options = [
    ...(usual ? [{ value: USUAL, label: INSTRUCTIONS.modelDefault(`${usual.label} ×${usual.multiplier}`) }] : []),
    ...models.map(({ id, label, multiplier }) => ({ value: id, label: `${label} ×${multiplier}` })),
  ];
  return (
    <Section id="instructions" part="setup" title={INSTRUCTIONS.heading} aside={IDENTITY.countText(instructions.length, INSTRUCTIONS_MAX)}>
      <div className={stack({ gap: '2', minWidth: '0' })}>
        <Suspense fallback={<Skeleton radius="md" className={css({ height: '[240px]' })} />}>
          <InstructionsEditor
            ref={editor} abilities={abilities}
            text={instructions} readText={() => state().definition.instructions} label={INSTRUCTIONS.label} describedBy="agent-instructions-help" placeholder={INSTRUCTIONS.placeholder} limit={INSTRUCTIONS_MAX}
            onText={(text) => { setCut(0); edit({ instructions: text }); }} onCut={setCut} className={frame}
          />
        </Suspense>
        <p id="agent-instructions-help" className={metaText()}>{INSTRUCTIONS.help}</p>
        <div className={wrap({ gap: '2', alignItems: 'center' })}>
          {abilities.length > 0 && (naming
            ? <Suspense fallback={null}><AbilityMenu titles={abilities} onChoose={(title) => editor.current?.insert(`@${title} `)} /></Suspense>
            : <Button size="sm" variant="ghost" icon={<AtSign aria-hidden />} aria-haspopup="menu" onClick={() => setNaming(true)}>{INSTRUCTIONS.abilityButton}</Button>)}
          <Button size="sm" className={css({ marginInlineStart: 'auto' })} icon={<Sparkles aria-hidden />} disabled={instructions.trim() === ''} onClick={() => setImproving(true)}>{price === null ? IMPROVE_INSTRUCTIONS.button : IMPROVE_INSTRUCTIONS.buttonPrice(tokenWords(price))}</Button>
        </div>
        {cut > 0 && <p className={metaText({ color: 'bad' })}>{INSTRUCTIONS.cutText(cut)}</p>}
        <LiveRegion>{cut > 0 ? INSTRUCTIONS.cutText(cut) : ''}</LiveRegion>
      </div>
      <div className={css({ display: 'grid', gap: '5', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 3fr) minmax(0, 2fr)' }, alignItems: 'start' })}>
        <Field label={INSTRUCTIONS.modelLabel}>
          <Suspense fallback={<Skeleton className={css({ height: '10' })} />}>
            <LateSelect options={options} value={model ?? USUAL} onValueChange={(value) => edit({ model: value === USUAL ? null : value })} />
          </Suspense>
        </Field>
        <Field group label={INSTRUCTIONS.creativityLabel} value={creativityWord(creativity)}>
          <Slider min={0} max={100} step={5} value={creativity} onValueChange={(value) => edit({ creativity: value })} format={creativityWord} scale={[INSTRUCTIONS.creativityLow, INSTRUCTIONS.creativityHigh]} />
        </Field>
      </div>
      <Suspense fallback={null}>{improving && <ImproveInstructions useRunOutcome={useRunOutcome} onClose={() => setImproving(false)} />}</Suspense>
    </Section>
  );
}

const frame = css({
  display: 'grid', minWidth: '0', border: 'line', borderRadius: 'md', overflow: 'hidden', backgroundColor: 'control', '& .cm-editor': { minWidth: '0', height: 'full' }, '& .cm-scroller': { minHeight: '[240px]', maxHeight: '[56dvh]' },
  _focusWithin: { borderColor: 'brand', boxShadow: 'brandEdge' },
});
