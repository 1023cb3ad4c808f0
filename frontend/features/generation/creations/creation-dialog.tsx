import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Trash2 } from 'lucide-react';
import { stack } from '#styled/patterns';
import { isTerminal } from '#contracts/generation.ts';
import { messageOf } from '#lib/api-error.ts';
import { newActionKey } from '#lib/call.ts';
import { connectedAtom } from '#lib/connection.ts';
import { dateText } from '#lib/date-text.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { toast } from '#ui/toast.tsx';
import { useDeleteRun } from '../generation.mutations.ts';
import { runQuery } from '../generation.queries.ts';
import { ResultStage } from '../result/result-stage.tsx';
import { isOfPrompt, runAddress } from '../run-address.ts';
import { runLabel, runSubtitle } from '../run-label.ts';
import { CREATION_DIALOG } from '../generation.words.ts';

interface CreationDialogProps {
  runId: string;
  onClose(): void;
  onRetried(runId: string): void;
}

/** The dialog with a creation and its receipt, in which its owner can delete the creation with its files. */
export function CreationDialog({ runId, onClose, onRetried }: CreationDialogProps) {
  const { data: run } = useQuery(runQuery(runId, useAtomValue(connectedAtom)));
  const remove = useDeleteRun();
  const forget = (): void =>
    remove.mutate(
      { id: runId, actionKey: newActionKey() },
      {
        onSuccess: () => {
          toast({ title: CREATION_DIALOG.deletedToastTitle, description: CREATION_DIALOG.deletedToast });
          onClose();
        },
        onError: (error) => toast({ tone: 'destructive', title: CREATION_DIALOG.notDeletedToastTitle, description: messageOf(error, CREATION_DIALOG.deleteFailed) }),
      },
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title={run ? runLabel(run) : 'Creation'}
      description={run ? `${runSubtitle(run) ?? run.model.label} · ${dateText(new Date(run.createdAt), { dateStyle: 'medium', timeStyle: 'short' })}` : undefined}
      footer={
        <>
          {run && isTerminal(run.status) && <Button variant="danger" icon={<Trash2 aria-hidden />} busy={remove.isPending} busyLabel={CREATION_DIALOG.busyLabel} onClick={forget}>{CREATION_DIALOG.deleteButton}</Button>}
          {run?.prompt && (isOfPrompt(run)
            ? <LinkButton to={runAddress(run)} variant="primary">{CREATION_DIALOG.openInputsButton}</LinkButton>
            : run.runSource !== 'review' && <LinkButton to={`/edit/prompt/${run.prompt.id}`} variant="primary">{CREATION_DIALOG.openTheDraftButton}</LinkButton>)}
        </>
      }
    >
      <div className={stack({ gap: '4' })}>
        <ResultStage share runId={runId} onRetried={onRetried} />
      </div>
    </Dialog>
  );
}
