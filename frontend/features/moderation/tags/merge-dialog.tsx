import { useId, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { column, wrap } from '#styled/patterns';
import { mergeTags } from '#contracts/moderation.ts';
import { messageOf } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { useDelayed } from '#lib/use-delayed.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { toast } from '#ui/toast.tsx';
import { focusAfterDecision } from '../focus-after-decision.ts';
import { tagUseQuery } from '../moderation.queries.ts';
import { useVerdict } from '../use-verdict.ts';
import { promptWords } from './prompt-words.ts';
import { MERGE_DIALOG } from '../moderation.words.ts';

interface MergeDialogProps {
  tag: string;
  /** How many prompts carry it. */
  prompts: number;
  onClose(): void;
}

/** Gives a tag another name; a name that is there already takes its prompts in. Says beforehand how many prompts change. */
export function MergeDialog({ tag, prompts, onClose }: MergeDialogProps) {
  const formId = useId();
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const [nextFocus] = useState(() => focusAfterDecision(document.activeElement));
  const into = typed.trim().replace(/^#+/, '').toLowerCase();
  const paused = useDelayed(into);
  const found = useQuery(tagUseQuery(paused));
  const carried = useQuery(tagUseQuery(tag)).data?.prompts ?? prompts;
  const other = found.isPlaceholderData ? null : (found.data?.prompts ?? null);
  const merges = other !== null && into === paused && into !== tag;
  const alike = into === '' || into !== paused ? [] : (found.data?.alike ?? []).filter((row) => row.tag !== into && row.tag !== tag).slice(0, 4);
  const problem = into === '' ? MERGE_DIALOG.nameMissing : into === tag ? MERGE_DIALOG.nameSame : null;
  const merge = useVerdict({
    send: (body: { from: string; into: string }, idempotencyKey) => call(mergeTags, { body, idempotencyKey }),
    onDone: ({ prompts: changed }, { into: name }) => {
      toast({ tone: 'success', title: merges ? 'Tags merged' : 'Tag renamed', description: MERGE_DIALOG.doneToast(changed, name) });
      onClose();
    },
  });
  return (
    <Dialog
      open size="sm" onOpenChange={(open) => !open && onClose()} title={`Rename #${tag}`} description={MERGE_DIALOG.description(carried)}
      // The row of the old name leaves the list.
      finalFocus={() => (merge.isPending || merge.isSuccess ? nextFocus() : null)}
      footer={<><Button onClick={onClose}>Cancel</Button><Button type="submit" form={formId} variant={merges ? 'dangerSolid' : 'primary'} busy={merge.isPending} busyLabel="Changing…">{merges ? 'Merge' : 'Rename'}</Button></>}
    >
      <form
        id={formId} noValidate className={column({ gap: '3' })}
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (problem === null) merge.mutate({ from: tag, into });
        }}
      >
        {merge.isError && <Alert tone="bad">{messageOf(merge.error, MERGE_DIALOG.failed)}</Alert>}
        <Field label="Name that stays" required error={tried ? problem : null}><Input maxLength={40} autoComplete="off" value={typed} onChange={(event) => setTyped(event.currentTarget.value)} /></Field>
        {alike.length > 0 && (
          <div role="group" aria-label="Tags in use" className={wrap({ gap: '2' })}>
            {alike.map((row) => <Button key={row.tag} size="sm" onClick={() => setTyped(row.tag)}>#{row.tag} · {promptWords(row.prompts)}</Button>)}
          </div>
        )}
        {merges && <Alert tone="warn" title={`#${into} has ${promptWords(other)}`}>{MERGE_DIALOG.mergeWarning(carried, tag)}</Alert>}
      </form>
    </Dialog>
  );
}
