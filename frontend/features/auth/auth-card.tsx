import type { FieldValues } from 'react-hook-form';
import { css } from '#styled/css';
import { mutedText, stack } from '#styled/patterns';
import { Form } from '#ui/form/form.tsx';
import type { SchemaForm } from '#ui/form/use-schema-form.ts';

interface AuthCardProps<Values extends FieldValues> {
  form: SchemaForm<Values>;
  title: string;
  subtitle: string;
  /** Called when the user changes a field of the form. */
  onChange?(): void;
  children: React.ReactNode;
}

/** The card around one form of the sign-in dialog, with its heading. */
export function AuthCard<Values extends FieldValues>({ form, title, subtitle, onChange, children }: AuthCardProps<Values>) {
  return (
    <Form form={form} onChange={onChange} className={stack({ gap: '4', justifyItems: 'stretch' })}>
      <div className={stack({ textAlign: 'center', gap: '1', marginBlockEnd: '1' })}>
        <h2 className={css({ textStyle: 'h2' })}>{title}</h2>
        <p className={mutedText()}>{subtitle}</p>
      </div>
      {children}
    </Form>
  );
}
