import { useId } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { toast } from '#ui/toast.tsx';
import { ProofForm } from './proof-form.tsx';
import { useDisableSecondFactor } from './second-factor.mutations.ts';
import { DISABLE_DIALOG } from '../account-security.words.ts';

/** The dialog that turns the second factor off after the user gives password and code. */
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
          <Button onClick={onClose}>{DISABLE_DIALOG.cancelButton}</Button>
          <Button type="submit" form={form} variant="dangerSolid" busy={disable.isPending} busyLabel={DISABLE_DIALOG.busyLabel}>{DISABLE_DIALOG.turnOffButton}</Button>
        </>
      }
    >
      <ProofForm
        id={form}
        onSubmit={(proof) =>
          disable.mutateAsync(proof).then(() => {
            toast({ title: DISABLE_DIALOG.toast, description: DISABLE_DIALOG.doneToast });
            onClose();
          })
        }
      />
    </Dialog>
  );
}
