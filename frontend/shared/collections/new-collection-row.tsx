import { useState } from 'react';
import { Plus } from 'lucide-react';
import { hstack } from '#styled/patterns';
import type { Collection } from '#contracts/collections.ts';
import { COLLECTION_NAME_MAX } from '#contracts/collections.ts';
import { messageOf } from '#lib/api-error.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { useCreateCollection } from './collections.mutations.ts';
import { NEW_COLLECTION_ROW } from './collections.words.ts';

/** A row that makes a private collection: the user types a name and presses Enter. */
export function NewCollectionRow({ onMade }: { onMade(collection: Collection): void }) {
  const [name, setName] = useState<string | null>(null);
  const [unanswered] = useState(createUnansweredAction);
  const create = useCreateCollection();
  if (name === null) return <Button variant="ghost" icon={<Plus aria-hidden />} onClick={() => setName('')}>{NEW_COLLECTION_ROW.button}</Button>;
  const send = async (): Promise<void> => {
    const words = name.trim();
    if (words === '' || create.isPending) return;
    const { collection } = await unanswered.send(words, (key) => create.mutateAsync({ name: words, key }));
    setName(null);
    onMade(collection);
  };
  const make = (): void => void send().catch(() => undefined);
  return (
    <Field label={NEW_COLLECTION_ROW.nameLabel} error={create.isError ? messageOf(create.error, NEW_COLLECTION_ROW.failed) : null}>
      <div className={hstack({ gap: '2' })}>
        <Input
          autoFocus autoComplete="off" maxLength={COLLECTION_NAME_MAX} value={name} onChange={(event) => setName(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            make();
          }}
        />
        <Button busy={create.isPending} busyLabel={NEW_COLLECTION_ROW.busyLabel} onClick={make}>{NEW_COLLECTION_ROW.createButton}</Button>
      </div>
    </Field>
  );
}
