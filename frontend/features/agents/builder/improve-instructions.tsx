import { stack } from '#styled/patterns';
import { improveInstructions, INSTRUCTIONS_MAX } from '#contracts/agent-builder.ts';
import { call } from '#lib/call.ts';
import { ChangedWords } from '#shared/improving/changed-words.tsx';
import { ImproveDialog } from '#shared/improving/improve-dialog.tsx';
import type { ImproveDialogProps } from '#shared/improving/improve-dialog.tsx';
import { Alert } from '#ui/alert.tsx';
import { useDraft, useDraftSaver } from '../draft/draft-context.ts';
import { IMPROVE_INSTRUCTIONS } from '../agents-quality.words.ts';

interface ImproveInstructionsProps extends Pick<ImproveDialogProps, 'useRunOutcome'> {
  onClose(): void;
}

/** The dialog in which a model proposes better instructions for the agent. */
export function ImproveInstructions({ useRunOutcome, onClose }: ImproveInstructionsProps) {
  const saver = useDraftSaver();
  const { agent, definition: { instructions } } = useDraft();
  return (
    <ImproveDialog
      words={IMPROVE_INSTRUCTIONS} text={() => saver.state().definition.instructions} limit={INSTRUCTIONS_MAX} draftId={agent?.id ?? null} useRunOutcome={useRunOutcome}
      save={async () => ((await saver.flush()) ? saver.state().agent : null)}
      send={async ({ id, expectedTotal, revision, wish }, idempotencyKey) => (await call(improveInstructions, { params: { id }, body: { expectedTotal, revision, ...(wish !== undefined && { wish }) }, idempotencyKey })).generationId}
      review={(better, stale) => (
        <div className={stack({ gap: '3' })}>
          {stale && <Alert tone="warn">{IMPROVE_INSTRUCTIONS.staleText}</Alert>}
          <ChangedWords before={instructions} after={better} />
        </div>
      )}
      onAccept={(better) => saver.edit({ instructions: better })} onClose={onClose}
    />
  );
}
