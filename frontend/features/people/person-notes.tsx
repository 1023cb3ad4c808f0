import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { noteBody } from '#contracts/admin-notes.ts';
import type { PersonNote } from '#contracts/admin-notes.ts';
import { may } from '#contracts/permissions.ts';
import { column, longWords, metaText, stack, wrap } from '#styled/patterns';
import { messageOf } from '#lib/api-error.ts';
import { useAuth } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form, FormAlert } from '#ui/form/form.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { RelativeTime } from '#ui/relative-time.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { toast } from '#ui/toast.tsx';
import { DrawerList } from './drawer-list.tsx';
import { useAddNote, useRemoveNote } from './people.mutations.ts';
import { personNotesQuery } from './people.queries.ts';
import { PERSON_NOTES } from './people.words.ts';

/** Lists the notes of staff about a person. Staff with the permission can write and delete notes. */
export function PersonNotes({ id }: { id: string }) {
  const { user: viewer } = useAuth();
  const writes = may(viewer?.role, 'users.note');
  return (
    <>
      {writes && <NoteForm id={id} />}
      <DrawerList query={useInfiniteQuery(personNotesQuery(id))} label={PERSON_NOTES.title} empty={PERSON_NOTES.empty}>
        {(note) => <Note id={id} note={note} writes={writes} />}
      </DrawerList>
    </>
  );
}

function NoteForm({ id }: { id: string }) {
  const add = useAddNote(id);
  const form = useSchemaForm({
    schema: noteBody,
    defaultValues: { text: '' },
    send: async (body) => {
      await add.mutateAsync(body);
      form.reset({ text: '' });
    },
  });
  return (
    <Form form={form} className={column({ gap: '2' })}>
      <FormField form={form} name="text" label={PERSON_NOTES.fieldLabel} help={PERSON_NOTES.fieldHelp}>{({ text }) => <Textarea rows={3} {...text} />}</FormField>
      <FormAlert form={form} />
      <div><Button size="sm" type="submit" busy={form.sending} busyLabel={PERSON_NOTES.busyLabel}>{PERSON_NOTES.addButton}</Button></div>
    </Form>
  );
}

/** One note of staff about a person. The first press of "Delete" asks for a confirmation, and the second one deletes. */
function Note({ id, note, writes }: { id: string; note: PersonNote; writes: boolean }) {
  const [asked, setAsked] = useState(false);
  const remove = useRemoveNote(id);
  const send = (): void => remove.mutate(note.id, { onError: (error) => toast({ tone: 'destructive', title: PERSON_NOTES.failedToast, description: messageOf(error, PERSON_NOTES.failedText) }) });
  return (
    <div className={stack({ gap: '1', paddingBlockEnd: '2' })}>
      <p className={longWords({ whiteSpace: 'pre-wrap' })}>{note.text}</p>
      <p className={wrap({ gap: '2', alignItems: 'center' })}>
        <span className={metaText()}>{PERSON_NOTES.by(note.author)} · <RelativeTime iso={note.createdAt} /></span>
        {/* One button takes both presses of "Delete", because replacing it would lose the keyboard's focus. */}
        {writes && <Button size="sm" variant={asked ? 'danger' : 'ghost'} busy={remove.isPending} busyLabel={PERSON_NOTES.deletingLabel} onClick={asked ? send : () => setAsked(true)}>{asked ? PERSON_NOTES.confirmButton : PERSON_NOTES.deleteButton}</Button>}
      </p>
    </div>
  );
}
