import { useId } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { toast } from '#ui/toast.tsx';
import { ProofForm } from './proof-form.tsx';
import { useDisableSecondFactor } from './second-factor.mutations.ts';
import { DISABLE_DIALOG } from '../account.words.ts';

/** Turns the second factor off, against password and code. */
export function DisableDialog({ onClose }: { onClose(): void }) {
  const form = useId();
  const disable = useDisableSecondFactor();
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title={DISABLE_DIALOG.title}
      description={DISABLE_DIALOG.description}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="dangerSolid" busy={disable.isPending} busyLabel="Turning off…">Turn off</Button>
        </>
      }
    >
      <ProofForm
        id={form}
        onSubmit={(proof) =>
          disable.mutateAsync(proof).then(() => {
            toast({ title: 'Two-factor is off', description: DISABLE_DIALOG.doneToast });
            onClose();
          })
        }
      />
    </Dialog>
  );
}
