import { useState } from 'react';
import { column, mutedText } from '#styled/patterns';
import { mergeFeature } from '#contracts/next-features.ts';
import type { AdminFeature } from '#contracts/next-features.ts';
import { messageOf } from '#lib/api-error.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { toast } from '#ui/toast.tsx';
import { useFeatureChange } from './features-admin.queries.ts';
import { MERGE_DIALOG, NEXT_FEATURES } from '../next-features.words.ts';

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
        toast({ tone: 'success', title: 'Merged', description: MERGE_DIALOG.mergedToast(feature.title, target?.title) });
        onClose();
      },
    });
  };
  return (
    <Dialog
      open size="sm" onOpenChange={(open) => !open && onClose()} title={`Merge “${feature.title}”`}
      description={MERGE_DIALOG.description}
      footer={<><Button onClick={onClose}>Cancel</Button><Button variant="dangerSolid" busy={merge.isPending} busyLabel="Merging…" onClick={send}>Merge</Button></>}
    >
      <div className={column({ gap: '3' })}>
        <Field label="Merge into" error={tried && !into ? MERGE_DIALOG.targetMissing : null} required>
          <Select placeholder="The feature that stays" options={others.map(({ id, title }) => ({ value: id, label: title }))} value={into} onValueChange={setInto} />
        </Field>
        {target && <p className={mutedText()}>{MERGE_DIALOG.voteCounts(feature.votes, target.votes)}</p>}
        {target?.status === 'completed' && <Alert tone="info">{MERGE_DIALOG.completedNote(target.title)}</Alert>}
        {merge.error && <Alert tone="bad">{messageOf(merge.error, NEXT_FEATURES.failed)}</Alert>}
      </div>
    </Dialog>
  );
}
