import type { Control } from 'react-hook-form';
import { css } from '#styled/css';
import { column, longWords, metaText } from '#styled/patterns';
import { allFields } from '#contracts/form-visibility.ts';
import type { FormInputs, PromptForm } from '#contracts/prompt-form.ts';
import { FormFields } from '#prompt-form/form-fields.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { BUYER_FORM } from '../moderation-review.words.ts';

interface BuyerFormProps {
  form: PromptForm;
  control: Control<FormInputs>;
  inputs: FormInputs;
}

/**
 * The form of a submitted prompt as buyers see it. Values that the moderator types show and hide conditional fields. Constant fields are
 * listed below the form.
 */
export function BuyerForm({ form, control, inputs }: BuyerFormProps) {
  const constants = allFields(form).filter(({ hidden }) => hidden);
  return (
    <>
      {allFields(form).length === constants.length && <p className={quiet}>{BUYER_FORM.emptyText}</p>}
      <div className={column({ gap: '4' })}>
        <FormFields form={form} inputs={inputs} control={control} titleClass={metaText({ fontWeight: 'semibold' })} waiting={<Skeleton radius="md" className={css({ height: '[160px]' })} />} />
      </div>
      {constants.length > 0 && <p className={quiet}>{BUYER_FORM.constantsAuthorText(constants.map(({ key, default: value }) => `${key} = ${String(value ?? '')}`).join(', '))}</p>}
    </>
  );
}

const quiet = longWords({ textStyle: 'small', color: 'fg.subtle' });
