import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { column, wrap } from '#styled/patterns';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Form, FormAlert } from '#ui/form/form.tsx';
import type { SchemaForm } from '#ui/form/use-schema-form.ts';
import { REPLAY } from '../replay.words.ts';

interface ReasonDialogProps<Values extends FieldValues> {
  form: SchemaForm<Values>;
  title: string;
  text: string;
  button: string;
  onClose(): void;
  /** Form fields that the dialog shows above the field for the reason. */
  children: ReactNode;
}

/** Dialog that asks for a reason before events are delivered again or caches are emptied. */
export const ReasonDialog = <Values extends FieldValues>({ form, title, text, button, onClose, children }: ReasonDialogProps<Values>) => (
  <Dialog open alert size="md" onOpenChange={(open) => !open && onClose()} title={title}>
    <Form form={form} className={column({ gap: '4' })}>
      <p>{text}</p>
      {children}
      <FormAlert form={form} />
      <div className={wrap({ gap: '2', justifyContent: 'flex-end' })}>
        <Button onClick={onClose}>{REPLAY.cancel}</Button>
        <Button type="submit" variant="primary" busy={form.sending} busyLabel={REPLAY.busy}>{button}</Button>
      </div>
    </Form>
  </Dialog>
);
