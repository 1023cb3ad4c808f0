import { useState } from 'react';
import { css } from '#styled/css';
import { mergeFeature } from '#contracts/next-features.ts';
import type { AdminFeature } from '#contracts/next-features.ts';
import { messageOf } from '#lib/api-error.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { toast } from '#ui/toast.tsx';
import { voteWords } from '../vote-share.ts';
import { useFeatureChange } from './features-admin.queries.ts';

interface MergeDialogProps {
  /** The duplicate, which goes. */
  feature: AdminFeature;
  others: readonly AdminFeature[];
  onClose(): void;
}

/** Folds a duplicate into another feature, votes and all. */
export function MergeDialog({ feature, others, onClose }: MergeDialogProps) {
  const merge = useFeatureChange(mergeFeature);
  const [into, setInto] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const target = others.find(({ id }) => id === into);
  const send = (): void => {
    setTried(true);
    if (!into) return;
    merge.mutate({ params: { id: feature.id }, body: { into, revision: feature.revision } }, {
      onSuccess: () => {
        toast({ tone: 'success', title: 'Merged', description: `“${feature.title}” is part of “${target?.title ?? 'the other one'}” now.` });
        onClose();
      },
    });
  };
  return (
    <Dialog
      open size="sm" onOpenChange={(open) => !open && onClose()} title={`Merge “${feature.title}”`}
      description="Its votes move over, one for each person, and it leaves the list. This cannot be undone."
      footer={<><Button onClick={onClose}>Cancel</Button><Button variant="dangerSolid" busy={merge.isPending} busyLabel="Merging…" onClick={send}>Merge</Button></>}
    >
      <div className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' })}>
        <Field label="Merge into" error={tried && !into ? 'Choose the feature that stays' : null} required>
          <Select placeholder="The feature that stays" options={others.map(({ id, title }) => ({ value: id, label: title }))} value={into} onValueChange={setInto} />
        </Field>
        {target && <p className={css({ textStyle: 'small', color: 'fg.muted' })}>{voteWords(feature.votes)} here, {voteWords(target.votes)} there. People who voted for both count once.</p>}
        {target?.status === 'completed' && <Alert tone="info">“{target.title}” is completed: the voters who come along get its message.</Alert>}
        {merge.error && <Alert tone="bad">{messageOf(merge.error, 'No answer arrived. You can press again: it happens only once.')}</Alert>}
      </div>
    </Dialog>
  );
}
