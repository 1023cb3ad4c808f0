import { Suspense, useEffect } from 'react';
import { useAtom } from 'jotai';
import { useForm, useWatch } from 'react-hook-form';
import type { Control, FieldErrors } from 'react-hook-form';
import { Dices, WandSparkles } from 'lucide-react';
import { css } from '#styled/css';
import { mutedText, wrap } from '#styled/patterns';
import type { Issue } from '#contracts/errors.ts';
import { withoutConstants } from '#contracts/form-constants.ts';
import { checkInputs, initialInputs, visibleFields } from '#contracts/form-inputs.ts';
import type { FormInputs, PromptForm } from '#contracts/prompt-form.ts';
import { loadedPatternsOf } from '#lib/pattern-engine.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useBuilderSlots } from '../builder-slots.ts';
import { useDraftPart, useDraftStore } from '../draft-store.ts';
import { OWN_UNDO } from '../shell/undo-keys.ts';
import { exampleInputs, surpriseInputs } from './example-inputs.ts';
import { TEST_FORM } from '../builder-test.words.ts';

/** The test form: checked as buyers' inputs are, and remembered while the draft is open. */
export function useTestForm(form: PromptForm) {
  const store = useDraftStore();
  const [tried, remember] = useAtom(store.atoms.tried, { store: store.jotai });
  const bound = useForm<FormInputs>({
    defaultValues: { ...initialInputs(form), ...tried },
    resolver: async (inputs) => {
      const { values, issues } = checkInputs(form, inputs, await loadedPatternsOf(form), []);
      // Saved inputs are what a person typed: a constant that changes must not make them stale.
      return issues.length > 0 ? { values: {}, errors: nested(issues) } : { values: withoutConstants(form, values), errors: {} };
    },
    shouldFocusError: false,
  });
  const values = useWatch({ control: bound.control }) as FormInputs;
  useEffect(() => remember(values), [remember, values]);
  return { ...bound, values, fill: (inputs: FormInputs) => bound.reset({ ...initialInputs(form), ...withoutConstants(form, inputs) }) };
}

/** Issues by their paths, as react-hook-form reads them; the first of a place wins. */
export function nested(issues: readonly Issue[]): FieldErrors<FormInputs> {
  const errors: Record<string, unknown> = {};
  for (const { path, message } of issues) {
    let place = errors;
    for (const part of path.slice(0, -1)) place = (place[part] ??= {}) as Record<string, unknown>;
    const last = path.at(-1);
    if (last !== undefined && place[last] === undefined) place[last] = { type: 'form', message };
  }
  return errors as FieldErrors<FormInputs>;
}

interface TestFormProps {
  form: PromptForm;
  control: Control<FormInputs>;
  values: FormInputs;
  onFill(inputs: FormInputs): void;
}

/** The fields as buyers see them. */
export function TestForm({ form, control, values, onFill }: TestFormProps) {
  const { PromptField } = useBuilderSlots();
  const saved = useDraftPart(({ testInputs }) => testInputs[0]?.inputs);
  const shown = new Set(visibleFields(form, values).map(({ key }) => key));
  return (
    <div {...OWN_UNDO} className={column}>
      <div className={wrap({ gap: '2' })}>
        <Button size="sm" icon={<WandSparkles aria-hidden />} onClick={() => onFill(exampleInputs(form, saved))}>Fill with example</Button>
        <Button size="sm" icon={<Dices aria-hidden />} onClick={() => onFill(surpriseInputs(form))}>Surprise me</Button>
      </div>
      {shown.size === 0 && <p className={mutedText()}>{TEST_FORM.emptyText}</p>}
      <Suspense fallback={<Skeleton className={css({ height: '[240px]', borderRadius: 'md' })} />}>
        {form.sections.map((section, at) => {
          const fields = section.fields.filter(({ key }) => shown.has(key));
          if (fields.length === 0) return null;
          return (
            // Sections have no identity of their own here: the form does not change while it is on the screen.
            <fieldset key={at} className={column}>
              {section.title && <legend className={css({ textStyle: 'label', marginBlockEnd: '3' })}>{section.title}</legend>}
              {fields.map((field) => <PromptField key={field.key} field={field} control={control} />)}
            </fieldset>
          );
        })}
      </Suspense>
    </div>
  );
}

const column = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4', minWidth: '0', border: 'none', padding: '0', margin: '0' });
