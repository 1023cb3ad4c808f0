import { useId, useState } from 'react';
import { column } from '#styled/patterns';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { NOTES } from '../agents-builder.words.ts';

interface Note {
  title: string;
  text: string;
}

interface NoteDialogProps {
  /** The agent's note that the dialog edits; null for a new note. */
  note: Note | null;
  /** The most characters that this note may have, so that all notes of the agent stay within their common limit. */
  room: number;
  onKeep(note: Note): void;
  onClose(): void;
}

/** The dialog in which an author edits one note of an agent. Notes can be long, so they are not edited in the list. */
export function NoteDialog({ note, room, onKeep, onClose }: NoteDialogProps) {
  const form = useId();
  const [title, setTitle] = useState(note?.title ?? '');
  const [text, setText] = useState(note?.text ?? '');
  const [tried, setTried] = useState(false);
  return (
    <Dialog
      open size="lg" onOpenChange={(open) => !open && onClose()} title={note ? NOTES.editTitle : NOTES.newTitle}
      footer={<><Button onClick={onClose}>{NOTES.cancelButton}</Button><Button type="submit" form={form} variant="primary">{NOTES.keepButton}</Button></>}
    >
      <form
        id={form} noValidate className={column({ gap: '4' })}
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (title.trim() !== '' && text.trim() !== '') onKeep({ title: title.trim(), text });
        }}
      >
        <Field label={NOTES.titleLabel} required error={tried && title.trim() === '' ? NOTES.titleProblem : null}><Input maxLength={80} placeholder={NOTES.titlePlaceholder} value={title} onChange={(event) => setTitle(event.currentTarget.value)} /></Field>
        <Field label={NOTES.textLabel} required help={NOTES.leftText(room - text.length)} error={tried && text.trim() === '' ? NOTES.textProblem : null}><Textarea grow rows={12} maxLength={room} value={text} onChange={(event) => setText(event.currentTarget.value)} /></Field>
      </form>
    </Dialog>
  );
}
