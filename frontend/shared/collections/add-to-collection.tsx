import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { css } from '#styled/css';
import { column, mutedText } from '#styled/patterns';
import { COLLECTION_NOTE_MAX } from '#contracts/collections.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.tsx';
import { ChoiceRow } from './choice-row.tsx';
import { usePlaceWorks } from './collections.mutations.ts';
import type { Choice, Refusal } from './collections.mutations.ts';
import { choicesQuery } from './collections.queries.ts';
import type { Work } from './collections.queries.ts';
import { ADD_TO_COLLECTION } from './collections.words.ts';
import { NewCollectionRow } from './new-collection-row.tsx';

export interface AddToCollectionProps {
  /** The works, one or several, to put into collections. */
  works: readonly Work[];
  /** Name of the works to put into collections: a title, or "3 creations". */
  about: string;
  /** Adds all works that match this filter, with one request per collection and not per work. `works` is then empty. */
  collect?: (collectionId: string) => Promise<unknown>;
  onClose(): void;
}

/** Number of collections from which the "Save to…" dialog has a search box. */
const SEARCHED_FROM = 7;

/**
 * The "Save to…" dialog: the viewer's collections and those to which they contribute. Check marks show which contain the works; Save applies the
 * changes.
 */
export function AddToCollection({ works, about, collect, onClose }: AddToCollectionProps) {
  const choices = useQuery(choicesQuery(works));
  const place = usePlaceWorks();
  const [wanted, setWanted] = useState<Readonly<Record<string, boolean>>>({});
  const [words, setWords] = useState('');
  const [note, setNote] = useState('');
  const [refused, setRefused] = useState<Refusal[]>([]);
  const known = choices.data?.collections ?? [];
  const shown = known.filter(({ name }) => name.toLowerCase().includes(words.trim().toLowerCase()));
  const changes: Choice[] = known.flatMap((collection) => {
    const on = wanted[collection.id];
    return on === undefined ? [] : [{ collection, on }];
  });
  const save = (): void => {
    if (changes.length === 0) return onClose();
    place.mutate({ works, choices: changes, note: note.trim(), collect }, {
      onSuccess: (refusals) => {
        if (refusals.length > 0) return setRefused(refusals);
        toast({ tone: 'success', title: ADD_TO_COLLECTION.savedToast, description: saidOf(changes) });
        onClose();
      },
    });
  };
  return (
    <Dialog
      open size="sm" onOpenChange={(open) => !open && onClose()} title={ADD_TO_COLLECTION.title} description={about}
      footer={<><Button onClick={onClose}>{ADD_TO_COLLECTION.cancelButton}</Button><Button variant="primary" busy={place.isPending} busyLabel={ADD_TO_COLLECTION.busyLabel} onClick={save}>{ADD_TO_COLLECTION.saveButton}</Button></>}
    >
      <div className={column({ gap: '4' })}>
        {refused.length > 0 && <Alert tone="bad" title={ADD_TO_COLLECTION.refusedTitle}>{refused.map(({ name, message }) => `${name}: ${message}`).join(' ')}</Alert>}
        {known.length > SEARCHED_FROM && <Input type="search" icon={<Search aria-hidden />} aria-label={ADD_TO_COLLECTION.searchLabel} placeholder={ADD_TO_COLLECTION.searchLabel} value={words} onChange={(event) => setWords(event.currentTarget.value)} />}
        {choices.isPending && <div aria-busy="true" className={column({ gap: '2' })}>{[0, 1, 2].map((row) => <Skeleton key={row} className={css({ height: '10' })} />)}</div>}
        {choices.isError && <FetchProblem error={choices.error} onRetry={() => void choices.refetch()} />}
        {known.length > 0 && (
          <ul aria-label={ADD_TO_COLLECTION.listLabel} className={list}>
            {shown.map((choice) => <ChoiceRow key={choice.id} choice={choice} works={works} wanted={wanted[choice.id]} onWant={(on) => setWanted((before) => ({ ...before, [choice.id]: on }))} />)}
          </ul>
        )}
        {known.length > 0 && shown.length === 0 && <p role="status" className={mutedText()}>{ADD_TO_COLLECTION.noMatchText}</p>}
        <div><NewCollectionRow onMade={({ id }) => setWanted((before) => ({ ...before, [id]: true }))} /></div>
        {collect === undefined && changes.some(({ on }) => on) && (
          <Field label={ADD_TO_COLLECTION.noteLabel} help={ADD_TO_COLLECTION.noteHelp} optional><Input maxLength={COLLECTION_NOTE_MAX} value={note} onChange={(event) => setNote(event.currentTarget.value)} /></Field>
        )}
      </div>
    </Dialog>
  );
}

function saidOf(changes: readonly Choice[]): string {
  const names = (which: (choice: Choice) => boolean): string[] => changes.filter(which).map(({ collection }) => collection.name);
  const said = [
    [names(({ on, collection }) => on && !collection.reviewed), ADD_TO_COLLECTION.savedToText],
    [names(({ on, collection }) => on && collection.reviewed), ADD_TO_COLLECTION.waitsText],
    [names(({ on }) => !on), ADD_TO_COLLECTION.removedText],
  ] as const;
  return said.flatMap(([found, say]) => (found.length > 0 ? [say(found)] : [])).join(' ');
}

const list = column({ gap: '3', maxHeight: '[40dvh]', overflowY: 'auto', paddingBlock: '1' });
