import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { css } from '#styled/css';
import { column, hstack, mutedText, wrap } from '#styled/patterns';
import { deletePack, PACK_NOTE_MAX, publishPack, unpublishPack } from '#contracts/pack-builder.ts';
import type { PackDraft } from '#contracts/pack-builder.ts';
import { ApiError, messageOf } from '#lib/api-error.ts';
import { call, newActionKey } from '#lib/call.ts';
import { packPreview } from '#contracts/pack-address.ts';
import { PACK_STATES } from '#shared/packs/packs.words.ts';
import { Alert } from '#ui/alert.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Field } from '#ui/field.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { toast } from '#ui/toast.tsx';
import { usePackChange } from './builder.mutations.ts';
import { isWaiting } from './is-waiting.ts';
import { ProblemList } from './problem-list.tsx';
import { packDraftQuery } from '../pack-draft.queries.ts';
import { PUBLISH_CARD } from '../packs-builder.words.ts';

/**
 * Card with the pack's state, and the buttons that publish and unpublish it. While the pack lacks something, a list says what, and the card offers no
 * publishing.
 */
export function PublishCard({ pack }: { pack: PackDraft }) {
  const [note, setNote] = useState('');
  const [asking, setAsking] = useState<'unpublish' | 'delete' | null>(null);
  const [refused, setRefused] = useState(false);
  const navigate = useNavigate();
  const client = useQueryClient();
  const publish = usePackChange(pack.id, (changeNote: string) => call(publishPack, { params: { id: pack.id }, body: changeNote === '' ? {} : { changeNote }, idempotencyKey: newActionKey() }));
  const unpublish = usePackChange(pack.id, (_: null) => call(unpublishPack, { params: { id: pack.id }, idempotencyKey: newActionKey() }));
  const remove = usePackChange(pack.id, async (_: null) => {
    await call(deletePack, { params: { id: pack.id }, idempotencyKey: newActionKey() });
    return { pack };
  });
  const { status, problems, publishedVersion, changed } = pack;
  const missing = problems.filter((problem) => problem !== 'unchanged' && problem !== 'in_review');
  const paid = pack.price > 0 && !pack.official;
  const waits = isWaiting(pack);
  const unpublished = !waits && (publishedVersion === null || changed);
  const send = (): void => {
    publish.mutate(note, {
      // The pack may have changed since it was loaded, for example when a prompt lost its unlock price. Then the list tells what is missing now.
      onError: (error) => {
        if (!(error instanceof ApiError) || error.code !== 'pack_incomplete') return;
        setRefused(true);
        void client.invalidateQueries({ queryKey: packDraftQuery(pack.id).queryKey });
      },
      onSuccess: (answer) => {
        setNote('');
        toast(answer.pack.submittedAt === null ? { tone: 'success', title: PUBLISH_CARD.publishedToast } : { tone: 'success', title: PUBLISH_CARD.submittedToast, description: PUBLISH_CARD.submittedText });
      },
    });
  };
  return (
    <Card as="section" radius="xl" pad="md" aria-labelledby="pack-publish" className={column({ gap: '4' })}>
      <h2 id="pack-publish" className={hstack({ gap: '3', justifyContent: 'space-between', textStyle: 'h4' })}>{PUBLISH_CARD.heading}<Badge tone={status === 'published' ? 'good' : status === 'in_review' ? 'warn' : 'neutral'}>{PACK_STATES[status]}</Badge></h2>
      <p className={mutedText()}>{waits ? PUBLISH_CARD.reviewText : status === 'published' ? (changed ? PUBLISH_CARD.changedText : PUBLISH_CARD.publishedText) : PUBLISH_CARD.draftText}</p>
      {pack.reviewNote && <Alert tone="warn" title={PUBLISH_CARD.reviewNoteTitle}>{pack.reviewNote}</Alert>}
      {unpublished && missing.length > 0 && <ProblemList problems={missing} items={pack.items} focused={refused} onFocused={() => setRefused(false)} />}
      {publish.isError && <Alert tone="bad">{messageOf(publish.error, PUBLISH_CARD.failed)}</Alert>}
      {publishedVersion !== null && changed && !waits && (
        <Field label={PUBLISH_CARD.noteLabel} help={PUBLISH_CARD.noteHelp} optional><Textarea rows={2} grow maxLength={PACK_NOTE_MAX} value={note} onChange={(event) => setNote(event.currentTarget.value)} /></Field>
      )}
      {unpublished && missing.length === 0 && (
        <Button block variant="primary" busy={publish.isPending} busyLabel={PUBLISH_CARD.busyLabel} onClick={send}>{paid ? PUBLISH_CARD.submitButton : publishedVersion === null ? PUBLISH_CARD.publishButton : PUBLISH_CARD.publishChangesButton}</Button>
      )}
      <div className={wrap({ gap: '2' })}>
        {status === 'published' && <LinkButton size="sm" to={packPreview(pack)}>{PUBLISH_CARD.openButton}</LinkButton>}
        {waits && <Button size="sm" busy={unpublish.isPending} onClick={() => unpublish.mutate(null)}>{PUBLISH_CARD.takeBackButton}</Button>}
        {status === 'published' && !waits && <Button size="sm" variant="ghost" onClick={() => setAsking('unpublish')}>{PUBLISH_CARD.unpublishButton}</Button>}
        {pack.figures.sales + pack.figures.gifts === 0 && !waits && status !== 'published' && <Button size="sm" variant="ghost" className={css({ color: 'bad' })} onClick={() => setAsking('delete')}>{PUBLISH_CARD.deleteButton}</Button>}
      </div>
      {asking === 'unpublish' && (
        <ConfirmDialog
          title={PUBLISH_CARD.unpublishTitle} description={PUBLISH_CARD.unpublishText} action={PUBLISH_CARD.unpublishButton} busyLabel={PUBLISH_CARD.unpublishBusy} busy={unpublish.isPending}
          problem={unpublish.isError ? messageOf(unpublish.error, PUBLISH_CARD.failed) : null} onClose={() => setAsking(null)}
          onConfirm={() => unpublish.mutate(null, { onSuccess: () => { setAsking(null); toast({ tone: 'success', title: PUBLISH_CARD.unpublishedToast }); } })}
        />
      )}
      {asking === 'delete' && (
        <ConfirmDialog
          title={PUBLISH_CARD.deleteTitle} description={PUBLISH_CARD.deleteText} action={PUBLISH_CARD.deleteButton} busyLabel={PUBLISH_CARD.deleteBusy} busy={remove.isPending}
          problem={remove.isError ? messageOf(remove.error, PUBLISH_CARD.failed) : null} onClose={() => setAsking(null)} onConfirm={() => remove.mutate(null, { onSuccess: () => void navigate('/prompt-packs?tab=mine') })}
        />
      )}
    </Card>
  );
}
