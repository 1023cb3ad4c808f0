import { useId, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { column, wrap } from '#styled/patterns';
import { mergeTags } from '#contracts/moderation.ts';
import { call } from '#lib/call.ts';
import { useDelayed } from '#lib/use-delayed.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form, FormAlert } from '#ui/form/form.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Input } from '#ui/input.tsx';
import { toast } from '#ui/toast.tsx';
import { focusAfterDecision } from '../focus-after-decision.ts';
import { tagUseQuery } from '../moderation.queries.ts';
import { useVerdict } from '../use-verdict.ts';
import { promptWords } from './prompt-words.ts';
import { MERGE_DIALOG } from '../moderation-marketplace.words.ts';

interface MergeDialogProps {
  tag: string;
  /** Number of prompts that carry the tag to rename. */
  prompts: number;
  onClose(): void;
}

/** Turns the typed name into a tag as the server stores it. */
const plainTag = (typed: string): string => typed.trim().replace(/^#+/, '').toLowerCase();

const renameForm = (tag: string) =>
  z.object({ into: z.string().check(z.overwrite(plainTag), z.minLength(1, MERGE_DIALOG.nameMissing), z.refine((into) => into !== tag, MERGE_DIALOG.nameSame)) });

/**
 * Dialog in which a moderator renames a tag. If the new name exists already, the prompts move to that tag. The dialog shows beforehand how
 * many prompts change.
 */
export function MergeDialog({ tag, prompts, onClose }: MergeDialogProps) {
  const formId = useId();
  const [nextFocus] = useState(() => focusAfterDecision(document.activeElement));
  const form = useSchemaForm({ schema: renameForm(tag), defaultValues: { into: '' }, send: ({ into: name }) => merge.mutateAsync({ from: tag, into: name }), failed: MERGE_DIALOG.failed });
  const into = plainTag(form.watch('into'));
  const paused = useDelayed(into);
  const found = useQuery(tagUseQuery(paused));
  const carried = useQuery(tagUseQuery(tag)).data?.prompts ?? prompts;
  const other = found.isPlaceholderData ? null : (found.data?.prompts ?? null);
  const merges = other !== null && into === paused && into !== tag;
  const alike = into === '' || into !== paused ? [] : (found.data?.alike ?? []).filter((row) => row.tag !== into && row.tag !== tag).slice(0, 4);
  const merge = useVerdict({
    send: (body: { from: string; into: string }, idempotencyKey) => call(mergeTags, { body, idempotencyKey }),
    onDone: ({ prompts: changed }, { into: name }) => {
      toast({ tone: 'success', title: merges ? MERGE_DIALOG.tagsMergedToast : MERGE_DIALOG.tagRenamedToast, description: MERGE_DIALOG.doneToast(changed, name) });
      onClose();
    },
  });
  return (
    <Dialog
      open size="sm" onOpenChange={(open) => !open && onClose()} title={MERGE_DIALOG.renameTitle(tag)} description={MERGE_DIALOG.description(carried)}
      // The row of the old tag leaves the list together with the button that had the focus, so another element takes the focus.
      finalFocus={() => (merge.isPending || merge.isSuccess ? nextFocus() : null)}
      footer={<><Button onClick={onClose}>{MERGE_DIALOG.button}</Button><Button type="submit" form={formId} variant={merges ? 'dangerSolid' : 'primary'} busy={form.sending} busyLabel={MERGE_DIALOG.busyLabel}>{merges ? 'Merge' : 'Rename'}</Button></>}
    >
      <Form form={form} id={formId} className={column({ gap: '3' })}>
        <FormAlert form={form} />
        <FormField form={form} name="into" label={MERGE_DIALOG.nameThatStaysLabel} required>{({ text }) => <Input maxLength={40} autoComplete="off" {...text} />}</FormField>
        {alike.length > 0 && (
          <div role="group" aria-label={MERGE_DIALOG.tagsInUseLabel} className={wrap({ gap: '2' })}>
            {alike.map((row) => <Button key={row.tag} size="sm" onClick={() => form.setValue('into', row.tag)}>#{row.tag} · {promptWords(row.prompts)}</Button>)}
          </div>
        )}
        {merges && <Alert tone="warn" title={MERGE_DIALOG.hasTitle(into, promptWords(other))}>{MERGE_DIALOG.mergeWarning(carried, tag)}</Alert>}
      </Form>
    </Dialog>
  );
}
