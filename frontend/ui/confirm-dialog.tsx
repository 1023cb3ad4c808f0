import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  description: string;
  action: string;
  /** Label of the button that closes the question and changes nothing: "Cancel", unless the question itself is about cancelling something. */
  keep?: string;
  busyLabel: string;
  busy: boolean;
  /** Text on why the confirmed action failed; null when it did not fail. */
  problem?: string | null | undefined;
  onConfirm(): void;
  onClose(): void;
}

/** A dialog that asks once before an action that deletes or ends something. */
export function ConfirmDialog({ title, description, action, keep = 'Cancel', busyLabel, busy, problem, onConfirm, onClose }: ConfirmDialogProps) {
  return (
    <Dialog
      alert
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose}>{keep}</Button>
          <Button variant="dangerSolid" busy={busy} busyLabel={busyLabel} onClick={onConfirm}>{action}</Button>
        </>
      }
    >
      {problem ? <Alert tone="bad">{problem}</Alert> : undefined}
    </Dialog>
  );
}
