import { useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { CodesDialog } from './codes-dialog.tsx';
import { PasswordStep } from './password-step.tsx';
import { ScanStep } from './scan-step.tsx';
import { useConfirmSecondFactor, useStartSecondFactor } from './second-factor.mutations.ts';
import { SETUP_DIALOG } from '../account-security.words.ts';

/** The dialog that sets up the second factor in three steps: password, authenticator, recovery codes. */
export function SetupDialog({ username, onClose }: { username: string; onClose(): void }) {
  const form = useId();
  const start = useStartSecondFactor();
  const confirm = useConfirmSecondFactor();
  // The second factor is on as soon as the recovery codes appear. They replace the dialog, which could be closed before the user stored the codes.
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <CodesDialog codes={codes} username={username} onKept={onClose} />;
  const scanning = start.data !== undefined;
  return (
    <Dialog
      open
      size="md"
      onOpenChange={(open) => !open && onClose()}
      title={scanning ? SETUP_DIALOG.scanTitle : SETUP_DIALOG.title}
      description={scanning ? SETUP_DIALOG.scanDescription : SETUP_DIALOG.passwordDescription}
      footer={
        <>
          <Button onClick={onClose}>{SETUP_DIALOG.cancelButton}</Button>
          {scanning
            ? <Button type="submit" form={form} variant="primary" busy={confirm.isPending} busyLabel={SETUP_DIALOG.busyLabel}>{SETUP_DIALOG.turnOnButton}</Button>
            : <Button type="submit" form={form} variant="primary" busy={start.isPending} busyLabel={SETUP_DIALOG.busyLabel}>{SETUP_DIALOG.continueButton}</Button>}
        </>
      }
    >
      {scanning
        ? <ScanStep id={form} setup={start.data} onSubmit={(code) => confirm.mutateAsync(code).then(setCodes)} />
        : <PasswordStep id={form} onSubmit={(password) => start.mutateAsync(password)} />}
    </Dialog>
  );
}
