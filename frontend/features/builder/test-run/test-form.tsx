import { useEffect } from 'react';
import { useAtom } from 'jotai';
import { useForm, useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { Dices, WandSparkles } from 'lucide-react';
import { css } from '#styled/css';
import { column, mutedText, wrap } from '#styled/patterns';
import { withoutConstants } from '#contracts/form-constants.ts';
import { checkInputs, initialInputs, visibleFields } from '#contracts/form-inputs.ts';
import type { FormInputs, PromptForm } from '#contracts/prompt-form.ts';
import { FormFields } from '#prompt-form/form-fields.tsx';
import { errorsFrom } from '#prompt-form/form-resolver.ts';
import { loadedPatternsOf } from '#prompt-form/pattern-engine.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useDraftPart, useDraftStore } from '../draft-store.ts';
import { OWN_UNDO } from '../shell/undo-keys.ts';
import { exampleInputs, surpriseInputs } from './example-inputs.ts';
import { TEST_FORM } from '../builder-test.words.ts';

/** Creates the state of the test form, which checks values as for buyers and remembers them while the draft is open. */
export function useTestForm(form: PromptForm) {
  const store = useDraftStore();
  const [tried, remember] = useAtom(store.atoms.tried, { store: store.jotai });
  const bound = useForm<FormInputs>({
    defaultValues: { ...initialInputs(form), ...tried },
    resolver: async (inputs) => {
      const { values, issues } = checkInputs(form, inputs, await loadedPatternsOf(form), []);
      // Leaves constants of the author out of saved test inputs. A later change of a constant would otherwise make the inputs outdated.
      return issues.length > 0 ? { values: {}, errors: errorsFrom(issues) } : { values: withoutConstants(form, values), errors: {} };
    },
    shouldFocusError: false,
  });
  const values = useWatch({ control: bound.control }) as FormInputs;
  useEffect(() => remember(values), [remember, values]);
  return { ...bound, values, fill: (inputs: FormInputs) => bound.reset({ ...initialInputs(form), ...withoutConstants(form, inputs) }) };
}

interface TestFormProps {
  form: PromptForm;
  control: Control<FormInputs>;
  values: FormInputs;
  onFill(inputs: FormInputs): void;
}

/** The fields of the test form, as buyers see them. */
export function TestForm({ form, control, values, onFill }: TestFormProps) {
  const saved = useDraftPart(({ testInputs }) => testInputs[0]?.inputs);
  return (
    <div {...OWN_UNDO} className={column({ gap: '4', minWidth: '0' })}>
      <div className={wrap({ gap: '2' })}>
        <Button size="sm" icon={<WandSparkles aria-hidden />} onClick={() => onFill(exampleInputs(form, saved))}>{TEST_FORM.fillWithExampleButton}</Button>
        <Button size="sm" icon={<Dices aria-hidden />} onClick={() => onFill(surpriseInputs(form))}>{TEST_FORM.surpriseMeButton}</Button>
      </div>
      {visibleFields(form, values).length === 0 && <p className={mutedText()}>{TEST_FORM.emptyText}</p>}
      <FormFields form={form} inputs={values} control={control} titleClass={css({ textStyle: 'label' })} waiting={<Skeleton radius="md" className={css({ height: '[240px]' })} />} />
    </div>
  );
}
