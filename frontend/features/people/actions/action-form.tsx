import { stack, wrap } from '#styled/patterns';
import { ApiError, messageWithRetry } from '#lib/api-error.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ACTION_FORM } from '../people.words.ts';

interface ActionFormProps {
  title: string;
  description: string;
  /** The button and its busy label. */
  action: string;
  busyLabel: string;
  danger?: boolean;
  busy: boolean;
  error: unknown;
  onSubmit(): void;
  onClose(): void;
  children?: React.ReactNode;
}

/** A change of a person's account: what it does, what it needs, and why it was refused. */
export function ActionForm({ title, description, action, busyLabel, danger = false, busy, error, onSubmit, onClose, children }: ActionFormProps) {
  return (
    <Dialog open size="sm" onOpenChange={(open) => !open && onClose()} title={title} description={description}>
      <form noValidate className={stack({ gap: '4' })} onSubmit={(event) => { event.preventDefault(); onSubmit(); }}>
        {error != null && !issueAt(error) && <Alert tone="bad">{messageWithRetry(error, 'Please try again.', ACTION_FORM.retry)}</Alert>}
        {children}
        <div className={wrap({ justifyContent: 'flex-end', gap: '2' })}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant={danger ? 'dangerSolid' : 'primary'} busy={busy} busyLabel={busyLabel}>{action}</Button>
        </div>
      </form>
    </Dialog>
  );
}

/** What the server has against a field, or against any. */
export function issueAt(error: unknown, field?: string): string | undefined {
  const issues = error instanceof ApiError ? (error.body?.issues ?? []) : [];
  return issues.find(({ path }) => field === undefined || path[0] === field)?.message;
}
