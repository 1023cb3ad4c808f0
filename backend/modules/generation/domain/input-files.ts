import { allFields } from '#contracts/form-inputs.ts';
import type { FormField, FormInputs, PromptForm } from '#contracts/prompt-form.ts';

export interface InputFile {
  /** The path in the request's body at which the upload's id stands. */
  path: (string | number)[];
  id: string;
}

const holdsFile = (field: FormField): boolean => field.type === 'image' || field.type === 'file';

/** Finds the uploads in checked form inputs, with the path of each. */
export const inputFiles = (form: PromptForm, values: FormInputs): InputFile[] => filesOf(allFields(form), values, ['inputs']);

function filesOf(fields: readonly FormField[], values: FormInputs, path: (string | number)[]): InputFile[] {
  return fields.flatMap((field) => {
    const value = values[field.key];
    const here = [...path, field.key];
    if (holdsFile(field) && typeof value === 'string' && value !== '') return [{ path: here, id: value }];
    if (field.type !== 'rows' || !Array.isArray(value)) return [];
    return (value as FormInputs[]).flatMap((row, index) => filesOf(field.fields ?? [], row, [...here, index]));
  });
}
