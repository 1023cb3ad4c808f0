import { useId } from 'react';
import { Globe, Link2, Lock } from 'lucide-react';
import * as z from 'zod/mini';
import { css } from '#styled/css';
import { column, twoColumns } from '#styled/patterns';
import { COLLECTION_DESCRIPTION_MAX, COLLECTION_NAME_MAX, collectionAdd, collectionKind } from '#contracts/collections.ts';
import type { Collection } from '#contracts/collections.ts';
import { visibility } from '#contracts/prompts.ts';
import { newActionKey } from '#lib/call.ts';
import { useCreateCollection } from '#shared/collections/collections.mutations.ts';
import { VISIBILITY_WORDS } from '#shared/collections/collections.words.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form, FormAlert } from '#ui/form/form.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Input } from '#ui/input.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Select } from '#ui/select.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { useChangeCollection } from '../collections.mutations.ts';
import { ADD_WORDS, COLLECTION_FORM, KIND_WORDS } from '../collections.words.ts';

const formSchema = z.object({
  name: z.string().check(z.minLength(1, COLLECTION_FORM.nameMissing), z.maxLength(COLLECTION_NAME_MAX, COLLECTION_FORM.nameLong)),
  description: z.string().check(z.maxLength(COLLECTION_DESCRIPTION_MAX, COLLECTION_FORM.descriptionLong)),
  visibility, kind: collectionKind, add: collectionAdd,
});
type CollectionDraft = z.infer<typeof formSchema>;

const VISIBILITIES = [
  { value: 'private', label: VISIBILITY_WORDS.private, help: COLLECTION_FORM.privateHelp, icon: <Lock size={16} aria-hidden /> },
  { value: 'unlisted', label: VISIBILITY_WORDS.unlisted, help: COLLECTION_FORM.unlistedHelp, icon: <Link2 size={16} aria-hidden /> },
  { value: 'public', label: VISIBILITY_WORDS.public, help: COLLECTION_FORM.publicHelp, icon: <Globe size={16} aria-hidden /> },
] as const;
const KINDS = collectionKind.options.map((value) => ({ value, label: KIND_WORDS[value] }));
const ADDING = collectionAdd.options.map((value) => ({ value, label: ADD_WORDS[value] }));
const EMPTY: CollectionDraft = { name: '', description: '', visibility: 'private', kind: 'mixed', add: 'owner' };

interface CollectionFormProps {
  /** The collection that the form changes; null for a new collection. */
  collection: Collection | null;
  onClose(): void;
  onSaved(collection: Collection): void;
}

/** The form that makes or changes a collection: name, visibility and who may add works. */
export function CollectionForm({ collection, onClose, onSaved }: CollectionFormProps) {
  const formId = useId();
  const create = useCreateCollection();
  const change = useChangeCollection(collection?.id ?? '');
  const saved = collection?.isSaved ?? false;
  const send = async (draft: CollectionDraft): Promise<void> => {
    const { name, description, visibility: shown, add } = draft;
    const answer = collection === null
      ? await create.mutateAsync({ ...draft, key: newActionKey() })
      : await change.mutateAsync({ description, visibility: shown, ...(!saved && { name, add }) });
    onSaved(answer.collection);
  };
  const form = useSchemaForm<CollectionDraft, CollectionDraft>({ schema: formSchema, defaultValues: collection ?? EMPTY, send });
  return (
    <Dialog
      open onOpenChange={(open) => !open && onClose()} title={collection ? COLLECTION_FORM.editTitle : COLLECTION_FORM.newTitle} description={saved ? COLLECTION_FORM.savedText : collection ? undefined : COLLECTION_FORM.newText}
      footer={<><Button onClick={onClose}>{COLLECTION_FORM.cancelButton}</Button><Button type="submit" form={formId} variant="primary" busy={form.sending} busyLabel={collection ? COLLECTION_FORM.savingLabel : COLLECTION_FORM.creatingLabel}>{collection ? COLLECTION_FORM.saveButton : COLLECTION_FORM.createButton}</Button></>}
    >
      <Form form={form} id={formId} className={column({ gap: '4' })}>
        <FormAlert form={form} />
        {!saved && <FormField form={form} name="name" label={COLLECTION_FORM.nameLabel} value={COLLECTION_FORM.nameCount(form.watch('name').length)} required>{({ text }) => <Input autoComplete="off" maxLength={COLLECTION_NAME_MAX} {...text} />}</FormField>}
        <FormField form={form} name="description" label={COLLECTION_FORM.descriptionLabel} optional>{({ text }) => <Textarea grow rows={2} maxLength={COLLECTION_DESCRIPTION_MAX} {...text} />}</FormField>
        <FormField form={form} name="visibility" label={COLLECTION_FORM.visibilityLabel} group>{({ choice }) => <RadioCards columns={3} options={VISIBILITIES} {...choice} className={visibilities} />}</FormField>
        {!saved && (
          <div className={pair}>
            {collection === null && <FormField form={form} name="kind" label={COLLECTION_FORM.kindLabel} group>{({ choice: { value, onValueChange } }) => <SegmentedControl block options={KINDS} value={value} onValueChange={onValueChange} />}</FormField>}
            <FormField form={form} name="add" label={COLLECTION_FORM.addLabel}>{({ choice }) => <Select options={ADDING} {...choice} />}</FormField>
          </div>
        )}
      </Form>
    </Dialog>
  );
}

const pair = twoColumns({ gap: '4' });
const visibilities = css({ smDown: { '& > label > span:last-child:not(:first-of-type)': { display: 'none' } } });
