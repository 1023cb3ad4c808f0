import { Suspense, useState } from 'react';
import { NotebookText, Pencil, Plus, X } from 'lucide-react';
import { css } from '#styled/css';
import { dividedList, flexFill, hstack, keepSize, metaText, mutedText } from '#styled/patterns';
import { NOTES_COUNT_MAX, NOTES_MAX } from '#contracts/agent-builder.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { shortNumber } from '#lib/short-number.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { useDefinition } from '../draft/draft-context.ts';
import { NOTES } from '../agents-builder.words.ts';
import { Section } from './section.tsx';

const NoteDialog = lazyPart(() => import('./note-dialog.tsx'), 'NoteDialog');

/** The section of the agent builder with notes that the agent looks up when it needs them. */
export function NotesSection() {
  const [{ notes }, edit] = useDefinition();
  /** Index of the note whose dialog is open; for a new note, the number of notes. */
  const [opened, setOpened] = useState<number | null>(null);
  const used = notes.reduce((sum, { text }) => sum + text.length, 0);
  const room = NOTES_MAX - used + (opened === null ? 0 : (notes[opened]?.text.length ?? 0));
  return (
    <Section id="notes" part="abilities" title={NOTES.heading} aside={NOTES.countText(shortNumber(used), shortNumber(NOTES_MAX))}>
      <p className={mutedText()}>{NOTES.intro}</p>
      {notes.length > 0 && (
        <ul aria-label={NOTES.listLabel} className={dividedList({ border: 'line', borderRadius: 'md' })}>
          {notes.map(({ title, text }, at) => {
            const name = title.trim() || NOTES.untitled;
            return (
              <li key={at} className={hstack({ gap: '2.5', paddingBlock: '2', paddingInline: '3' })}>
                <NotebookText size={16} aria-hidden className={keepSize({ color: 'fg.subtle' })} />
                <span className={flexFill({ textStyle: 'label', overflowWrap: 'anywhere' })}>{name}</span>
                <span className={metaText({ tabular: true, flex: 'none' })}>{text.length.toLocaleString('en-US')}</span>
                <IconButton size="sm" label={NOTES.editLabel(name)} onClick={() => setOpened(at)}><Pencil aria-hidden /></IconButton>
                <IconButton size="sm" label={NOTES.removeLabel(name)} onClick={() => edit({ notes: notes.filter((_, place) => place !== at) })}><X aria-hidden /></IconButton>
              </li>
            );
          })}
        </ul>
      )}
      {notes.length < NOTES_COUNT_MAX
        ? <Button icon={<Plus aria-hidden />} className={css({ borderStyle: 'dashed' })} onClick={() => setOpened(notes.length)}>{NOTES.addButton}</Button>
        : <p className={mutedText()}>{NOTES.fullText(NOTES_COUNT_MAX)}</p>}
      {opened !== null && (
        <Suspense fallback={null}>
          <NoteDialog
            note={notes[opened] ?? null} room={room} onClose={() => setOpened(null)}
            onKeep={(note) => {
              edit({ notes: opened < notes.length ? notes.with(opened, note) : [...notes, note] });
              setOpened(null);
            }}
          />
        </Suspense>
      )}
    </Section>
  );
}
