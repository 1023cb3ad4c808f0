import { useDeferredValue, useEffect, useMemo } from 'react';
import { useAtom } from 'jotai';
import { useForm, useWatch } from 'react-hook-form';
import { Dices, WandSparkles } from 'lucide-react';
import { utcDay } from '#contracts/utc-days.ts';
import { css, cx } from '#styled/css';
import { column, mutedText, wrap } from '#styled/patterns';
import { initialInputs } from '#contracts/form-inputs.ts';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import type { FormInputs, PromptForm } from '#contracts/prompt-form.ts';
import { renderParts } from '#contracts/render-template.ts';
import type { RenderedPart, SystemValues } from '#contracts/render-template.ts';
import { useAuth } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { useDraft, useDraftStore } from '../draft-store.ts';
import { huesOf } from '../fields/variable-colour.ts';
import { Pane } from '../shell/pane.tsx';
import { OWN_UNDO } from '../shell/undo-keys.ts';
import { sideParts, TEMPLATE_WORDS } from '../template/template-text.ts';
import { exampleInputs, surpriseInputs } from '../test-run/example-inputs.ts';
import { FilledText } from './filled-text.tsx';
import { PreviewFoot } from './preview-foot.tsx';
import { fittingInputs, formShape, previewForm, previewValues } from './preview-form.ts';
import { PreviewedForm } from './previewed-form.tsx';
import { PREVIEW_PANE } from '../builder.words.ts';

/** The pane of the builder that shows the form as buyers see it, and the prompt that it makes, while the author edits both. */
export function PreviewPane() {
  const { content } = useDraft();
  // The preview renders with lower priority, so that typing in the editor stays fast.
  const shown = useDeferredValue(content);
  const form = useMemo(() => previewForm(shown.form), [shown.form]);
  return <LivePreview key={formShape(form)} content={shown} form={form} />;
}

function LivePreview({ content, form }: { content: DraftContent; form: PromptForm }) {
  const store = useDraftStore();
  const [tried, remember] = useAtom(store.atoms.tried, { store: store.jotai });
  const { control, reset } = useForm<FormInputs>({ defaultValues: { ...initialInputs(form), ...fittingInputs(form, tried) } });
  const inputs = useWatch({ control }) as FormInputs;
  useEffect(() => remember(fittingInputs(form, inputs)), [remember, form, inputs]);
  const system = useSystemValues();
  const values = previewValues(form, inputs);
  const filled = (template: string): RenderedPart[] => renderParts(template, values, form, system).parts;
  const main = filled(content.template);
  const beside = sideParts(content.contentType).map((part) => ({ part, parts: filled(content[part] ?? '') })).filter(({ parts }) => parts.length > 0);
  const text = [main, ...beside.map(({ parts }) => parts)].flat().map((part) => part.text).join('');
  const hues = huesOf(content.form);
  const fill = (next: FormInputs): void => reset({ ...initialInputs(form), ...next });

  return (
    <Pane
      title={PREVIEW_PANE.title}
      aside={
        <span className={wrap({ justifyContent: 'flex-end' })}>
          <Button size="sm" variant="ghost" icon={<WandSparkles aria-hidden />} onClick={() => fill(exampleInputs(form, content.testInputs[0]?.inputs))}>{PREVIEW_PANE.fillWithExampleButton}</Button>
          <Button size="sm" variant="ghost" icon={<Dices aria-hidden />} onClick={() => fill(surpriseInputs(form))}>{PREVIEW_PANE.surpriseMeButton}</Button>
        </span>
      }
    >
      <div className={css({ containerType: 'inline-size' })}>
        <div className={columns}>
          <section aria-label={PREVIEW_PANE.formLabel} className={half} {...OWN_UNDO}><PreviewedForm form={form} inputs={inputs} control={control} /></section>
          <section aria-label={PREVIEW_PANE.label} tabIndex={0} className={cx(half, read)}>
            {beside.map(({ part, parts }) => (
              <div key={part}>
                <h3 className={css({ textStyle: 'micro', fontWeight: 'semibold', color: 'fg.subtle' })}>{TEMPLATE_WORDS[part].label}</h3>
                <FilledText parts={parts} hues={hues} />
              </div>
            ))}
            {main.length > 0 ? <FilledText parts={main} hues={hues} /> : <p className={mutedText({ color: 'fg.subtle' })}>{PREVIEW_PANE.emptyText}</p>}
          </section>
        </div>
      </div>
      <PreviewFoot content={content} text={text} />
    </Pane>
  );
}

/** Returns the values that the product itself fills into the template, such as today's date. */
function useSystemValues(): SystemValues {
  const { user } = useAuth();
  return { today: utcDay(Date.now()), user_name: user?.displayName ?? user?.username ?? 'You', language: 'en' };
}

const columns = column({
  '& > * + *': { borderTop: 'soft' },
  '@container (min-width: 640px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', '& > * + *': { borderTop: 'none', borderInlineStart: 'soft' } },
});
// Limits the height of the filled-in prompt, because a template of 20,000 characters would make the page very long.
const read = css({ maxHeight: '[min(560px, 64dvh)]', overflowY: 'auto', _focusVisible: { outlineOffset: '[-3px]' } });
const half = column({ alignContent: 'start', gap: '4', padding: '4', minWidth: '0' });
