import { useId } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { CodesDialog } from './codes-dialog.tsx';
import { ProofForm } from './proof-form.tsx';
import { useRenewRecoveryCodes } from './second-factor.mutations.ts';
import { RENEW_DIALOG } from '../account-security.words.ts';

/** The dialog that makes new recovery codes for the second factor after the user gives password and code. */
export function RenewDialog({ username, onClose }: { username: string; onClose(): void }) {
  const form = useId();
  const renew = useRenewRecoveryCodes();
  if (renew.data) return <CodesDialog codes={renew.data} username={username} onKept={onClose} />;
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title={RENEW_DIALOG.title}
      description={RENEW_DIALOG.description}
      footer={
        <>
          <Button onClick={onClose}>{RENEW_DIALOG.cancelButton}</Button>
          <Button type="submit" form={form} variant="primary" busy={renew.isPending} busyLabel={RENEW_DIALOG.busyLabel}>{RENEW_DIALOG.createNewCodesButton}</Button>
        </>
      }
    >
      <ProofForm id={form} onSubmit={(proof) => renew.mutateAsync(proof)} />
    </Dialog>
  );
}
