import { Suspense, useDeferredValue, useEffect, useMemo } from 'react';
import { useAtom } from 'jotai';
import { useForm, useWatch } from 'react-hook-form';
import { Dices, WandSparkles } from 'lucide-react';
import { css } from '#styled/css';
import { initialInputs, visibleFields } from '#contracts/form-inputs.ts';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import type { FormInputs, PromptForm } from '#contracts/prompt-form.ts';
import { renderParts } from '#contracts/render-template.ts';
import type { SystemValues } from '#contracts/render-template.ts';
import { useAuth } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useBuilderSlots } from '../builder-slots.ts';
import { useDraft, useDraftStore } from '../draft-store.ts';
import { huesOf } from '../fields/variable-colour.ts';
import { Pane } from '../shell/pane.tsx';
import { OWN_UNDO } from '../shell/undo-keys.ts';
import { TEMPLATE_WORDS } from '../template/template-text.ts';
import { exampleInputs, surpriseInputs } from '../test-run/example-inputs.ts';
import { FilledText } from './filled-text.tsx';
import { PreviewFoot } from './preview-foot.tsx';
import { fittingInputs, formShape, previewForm, previewValues } from './preview-form.ts';

/** The form as buyers see it, and the prompt that it makes, while both are still being written. */
export function PreviewPane() {
  const { content } = useDraft();
  // Typing in the editor comes first; the preview follows when there is time.
  const shown = useDeferredValue(content);
  const form = useMemo(() => previewForm(shown.form), [shown.form]);
  return <LivePreview key={formShape(form)} content={shown} form={form} />;
}

function LivePreview({ content, form }: { content: DraftContent; form: PromptForm }) {
  const store = useDraftStore();
  const { PromptField } = useBuilderSlots();
  const [tried, remember] = useAtom(store.atoms.tried, { store: store.jotai });
  const { control, reset } = useForm<FormInputs>({ defaultValues: { ...initialInputs(form), ...fittingInputs(form, tried) } });
  const inputs = useWatch({ control }) as FormInputs;
  useEffect(() => remember(fittingInputs(form, inputs)), [remember, form, inputs]);
  const system = useSystemValues();
  const visible = new Set(visibleFields(form, inputs).map(({ key }) => key));
  const values = previewValues(form, inputs);
  const hues = huesOf(content.form);
  const filled = (template: string) => renderParts(template, values, form, system).parts;
  const main = filled(content.template);
  const side = content.contentType === 'text' ? 'systemTemplate' : 'negativeTemplate';
  const beside = filled(content[side] ?? '');
  const text = [...beside, ...main].map((part) => part.text).join('');
  const fill = (next: FormInputs): void => reset({ ...initialInputs(form), ...next });

  return (
    <Pane
      title="Live preview"
      aside={
        <span className={css({ display: 'flex', gap: '1' })}>
          <Button size="sm" variant="ghost" icon={<WandSparkles aria-hidden />} onClick={() => fill(exampleInputs(form))}>Fill with example</Button>
          <Button size="sm" variant="ghost" icon={<Dices aria-hidden />} onClick={() => fill(surpriseInputs(form))}>Surprise me</Button>
        </span>
      }
    >
      <div className={columns}>
        {form.sections.some(({ fields }) => fields.length > 0) && (
          <section aria-label="The form as buyers see it" className={part} {...OWN_UNDO}>
            <Suspense fallback={<Skeleton className={css({ height: '[200px]', borderRadius: 'md' })} />}>
              {form.sections.map((section, at) => {
                const fields = section.fields.filter(({ key }) => visible.has(key));
                if (fields.length === 0) return null;
                return (
                  // Sections have no identity of their own here.
                  <fieldset key={at} className={stack}>
                    {section.title && <legend className={css({ textStyle: 'meta', fontWeight: 'semibold', color: 'fg.subtle', marginBlockEnd: '3' })}>{section.title}</legend>}
                    {fields.map((field) => <PromptField key={field.key} field={field} control={control} />)}
                  </fieldset>
                );
              })}
            </Suspense>
          </section>
        )}
        <section aria-label="The filled prompt" className={part}>
          {beside.length > 0 && (
            <div>
              <h3 className={css({ textStyle: 'micro', fontWeight: 'semibold', color: 'fg.subtle' })}>{TEMPLATE_WORDS[side].label}</h3>
              <FilledText parts={beside} hues={hues} />
            </div>
          )}
          {main.length > 0 ? <FilledText parts={main} hues={hues} /> : <p className={css({ textStyle: 'small', color: 'fg.subtle' })}>The prompt appears here as you write its template.</p>}
        </section>
      </div>
      <PreviewFoot content={content} text={text} />
    </Pane>
  );
}

/** What the product would fill in for the author. */
function useSystemValues(): SystemValues {
  const { user } = useAuth();
  return { today: new Date().toISOString().slice(0, 10), user_name: user?.displayName ?? user?.username ?? 'You', language: 'en' };
}

const columns = css({ display: 'grid', gridTemplateColumns: '[repeat(auto-fit, minmax(min(280px, 100%), 1fr))]', alignItems: 'start' });
const part = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4', padding: '4', minWidth: '0' });
const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4', minWidth: '0', border: 'none', padding: '0', margin: '0' });
