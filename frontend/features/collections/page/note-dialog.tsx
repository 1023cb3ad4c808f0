import { useId } from 'react';
import * as z from 'zod/mini';
import { COLLECTION_NOTE_MAX } from '#contracts/collections.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form, FormAlert } from '#ui/form/form.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Textarea } from '#ui/textarea.tsx';
import { NOTE_DIALOG } from '../collections.words.ts';

const noteForm = z.object({ note: z.string().check(z.maxLength(COLLECTION_NOTE_MAX)) });
type NoteForm = z.infer<typeof noteForm>;

interface NoteDialogProps {
  /** Title of the work that the note is about. */
  title: string;
  note: string;
  onSave(words: string): Promise<unknown>;
  onClose(): void;
}

/** The dialog that edits the note of a work in a collection. */
export function NoteDialog({ title, note, onSave, onClose }: NoteDialogProps) {
  const formId = useId();
  const form = useSchemaForm<NoteForm, NoteForm>({
    schema: noteForm,
    defaultValues: { note },
    send: async (words) => {
      await onSave(words.note.trim());
      onClose();
    },
  });
  return (
    <Dialog
      open size="sm" onOpenChange={(open) => !open && onClose()} title={NOTE_DIALOG.title} description={title}
      footer={<><Button onClick={onClose}>{NOTE_DIALOG.cancelButton}</Button><Button type="submit" form={formId} variant="primary" busy={form.sending} busyLabel={NOTE_DIALOG.busyLabel}>{NOTE_DIALOG.saveButton}</Button></>}
    >
      <Form form={form} id={formId}>
        <FormAlert form={form} />
        <FormField form={form} name="note" label={NOTE_DIALOG.label} help={NOTE_DIALOG.help}>{({ text }) => <Textarea grow rows={3} maxLength={COLLECTION_NOTE_MAX} {...text} />}</FormField>
      </Form>
    </Dialog>
  );
}
