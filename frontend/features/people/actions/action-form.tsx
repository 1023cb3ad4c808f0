import type { FieldValues } from 'react-hook-form';
import { stack, wrap } from '#styled/patterns';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Form, FormAlert } from '#ui/form/form.tsx';
import type { SchemaForm } from '#ui/form/use-schema-form.ts';
import { ACTION_FORM } from '../people.words.ts';

interface ActionFormProps<Values extends FieldValues> {
  form: SchemaForm<Values>;
  title: string;
  description: string;
  /** Label of the button that confirms the change, and its label while the change is being made. */
  action: string;
  busyLabel: string;
  danger?: boolean;
  onClose(): void;
  children?: React.ReactNode;
}

/** Form with which an administrator changes a person's account: what the change does, the reason, the administrator's proof, and why the server refused it. */
export function ActionForm<Values extends FieldValues>({ form, title, description, action, busyLabel, danger = false, onClose, children }: ActionFormProps<Values>) {
  return (
    <Dialog open size="sm" onOpenChange={(open) => !open && onClose()} title={title} description={description}>
      <Form form={form} className={stack({ gap: '4' })}>
        <FormAlert form={form} />
        {children}
        <div className={wrap({ justifyContent: 'flex-end', gap: '2' })}>
          <Button onClick={onClose}>{ACTION_FORM.button}</Button>
          <Button type="submit" variant={danger ? 'dangerSolid' : 'primary'} busy={form.sending} busyLabel={busyLabel}>{action}</Button>
        </div>
      </Form>
    </Dialog>
  );
}
