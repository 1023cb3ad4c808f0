import { improveDraft, TEMPLATE_LIMIT } from '#contracts/prompt-drafts.ts';
import { call } from '#lib/call.ts';
import { ImproveDialog as Improving } from '#shared/improving/improve-dialog.tsx';
import { useBuilderSlots } from '../../builder-slots.ts';
import { useDraft, useDraftStore } from '../../draft-store.ts';
import { useDraftSync } from '../../sync/sync-context.ts';
import { withText } from '../template-text.ts';
import { ImproveReview } from './improve-review.tsx';
import { IMPROVE_DIALOG } from '../../builder-template.words.ts';

/** The dialog in which a model proposes a better template. */
export function ImproveDialog({ onClose }: { onClose(): void }) {
  const store = useDraftStore();
  const sync = useDraftSync();
  const { content, meta } = useDraft();
  const { useRunOutcome } = useBuilderSlots();
  return (
    <Improving
      words={IMPROVE_DIALOG} text={() => store.content().template} limit={TEMPLATE_LIMIT} draftId={meta?.promptId ?? null} useRunOutcome={useRunOutcome}
      save={async () => {
        const saved = (await sync.flush()) ? store.meta() : null;
        return saved && { id: saved.promptId, revision: saved.revision };
      }}
      send={async ({ id, ...body }, idempotencyKey) => (await call(improveDraft, { params: { id }, body, idempotencyKey })).generation.id}
      review={(better, stale) => <ImproveReview before={content.template} better={better} stale={stale} />}
      onAccept={(better) => store.edit(withText('template', better), { label: IMPROVE_DIALOG.undoLabel })} onClose={onClose}
    />
  );
}
