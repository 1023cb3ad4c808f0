import { useCallback, useEffect, useId } from 'react';
import type { ChangeEvent, ReactNode } from 'react';
import { useController } from 'react-hook-form';
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import { Field } from '#ui/field.tsx';
import type { FieldProps } from '#ui/field.tsx';
import { controlOf, useFormPlace } from './form-places.ts';
import type { SchemaForm } from './use-schema-form.ts';

/** Props with which a control shows and changes its value in a form. */
export interface Bound<Value> {
  /** Props of a form's value for a native text box. */
  text: { name: string; value: string; onChange(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>): void; onBlur(): void };
  /** Props for controls that are no native text boxes. */
  choice: { value: Value; onValueChange(value: Value): void; onBlur(): void };
}

interface FormFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> extends Omit<FieldProps, 'children'> {
  form: SchemaForm<Values>;
  /** Path of the field's value in the form, as in the contract: `reason`, `content.0.tokens`. */
  name: Name;
  children(bound: Bound<FieldPathValue<Values, Name>>): ReactNode;
}

/** A field for one value of a form. It shows the value's error, and gets focus after a refused submission when it is the first field with an error. */
export function FormField<Values extends FieldValues, Name extends FieldPath<Values>>({ form, name, id, error, children, ...rest }: FormFieldProps<Values, Name>) {
  const { places, control } = form;
  const made = useId();
  const controlId = id ?? `field${made}`;
  const { field, fieldState } = useController({ name, control });
  const { ref } = field;
  const box = useCallback(() => controlOf(controlId), [controlId]);
  useFormPlace(places, name, box);
  // The control is registered, because react-hook-form focuses the first control of a row that was added to a list.
  useEffect(() => ref({ focus: () => box()?.focus() }), [ref, box]);
  return (
    <Field {...rest} id={controlId} error={fieldState.error?.message ?? error}>
      {children({
        text: { name, value: (field.value as string | null | undefined) ?? '', onChange: field.onChange, onBlur: field.onBlur },
        choice: { value: field.value, onValueChange: field.onChange, onBlur: field.onBlur },
      })}
    </Field>
  );
}
