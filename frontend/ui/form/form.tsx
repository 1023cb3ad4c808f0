import type { ComponentProps, ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { Alert } from '#ui/alert.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { messageAt } from './form-errors.ts';
import { useFormPlace } from './form-places.ts';
import { problemWords } from './problem-words.ts';
import type { SchemaForm } from './use-schema-form.ts';

interface FormProps<Values extends FieldValues> extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> {
  form: SchemaForm<Values>;
  children: ReactNode;
}

/** The form element. After a refused submission it announces to screen readers how many fields have errors, and again as the number falls. */
export function Form<Values extends FieldValues>({ form: { control, places, submit }, children, ...rest }: FormProps<Values>) {
  const { errors, isSubmitting } = useFormState({ control });
  // The number counts as 0 while the form is being sent, so that a screen reader announces the same number again after the next try.
  const bad = isSubmitting ? 0 : places.names().filter((name) => messageAt(errors, name)).length;
  return (
    <form {...rest} noValidate onSubmit={(event) => void submit(event)}>
      {children}
      <LiveRegion>{problemWords(bad)}</LiveRegion>
    </form>
  );
}

interface FormAlertProps {
  form: Pick<SchemaForm<FieldValues>, 'problem'>;
  title?: ReactNode;
  action?: ReactNode;
}

/** The text above the form on why it was refused, when no field has the error. */
export const FormAlert = ({ form: { problem }, title, action }: FormAlertProps) => problem && <Alert tone="bad" title={title} action={action}>{problem.words}</Alert>;

const NOWHERE = (): null => null;

/** The error of several values of a form together, such as of a whole list, which belongs to no single field. */
export function FormIssue<Values extends FieldValues>({ form: { control, places }, name }: { form: SchemaForm<Values>; name: FieldPath<Values> }) {
  const { errors } = useFormState({ control });
  useFormPlace(places, name, NOWHERE);
  const message = messageAt(errors, name);
  return message === undefined ? null : <Alert tone="bad">{message}</Alert>;
}
