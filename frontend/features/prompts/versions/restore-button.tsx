import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { restoreVersion } from '#contracts/prompt-versions.ts';
import { messageOf } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { toast } from '#ui/toast.tsx';
import { PROMPT_VERSIONS, RESTORE_BUTTON } from '../prompt-versions.words.ts';

interface RestoreButtonProps {
  promptId: string;
  version: number;
}

/** Button that replaces the author's draft by an earlier version of the prompt, after a confirmation. */
export function RestoreButton({ promptId, version }: RestoreButtonProps) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [unanswered] = useState(createUnansweredAction);
  const restore = useMutation({
    mutationFn: () => call(restoreVersion, { params: { id: promptId, version: version as never }, idempotencyKey: unanswered.keyFor(version) }),
    onSuccess: () => {
      unanswered.clear();
      toast({ tone: 'success', title: RESTORE_BUTTON.doneToastTitle(version), description: RESTORE_BUTTON.doneToast });
      void navigate(`/edit/prompt/${promptId}`);
    },
  });
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>{RESTORE_BUTTON.button}</Button>
      {asking && (
        <ConfirmDialog
          title={RESTORE_BUTTON.title(version)} description={RESTORE_BUTTON.description} action={RESTORE_BUTTON.action} busyLabel={RESTORE_BUTTON.busyLabel} busy={restore.isPending}
          problem={restore.isError ? messageOf(restore.error, PROMPT_VERSIONS.failed) : null} onConfirm={() => restore.mutate()} onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
