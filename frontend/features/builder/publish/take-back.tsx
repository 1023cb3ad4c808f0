import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { wrap } from '#styled/patterns';
import { messageOf } from '#lib/api-error.ts';
import { newActionKey } from '#lib/call.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { toast } from '#ui/toast.tsx';
import { useDraft } from '../draft-store.ts';
import { httpTransport, throwAway, unpublish } from '../sync/draft-transport.ts';
import { useDraftSync } from '../sync/sync-context.ts';
import { TAKE_BACK } from '../builder-publish.words.ts';

/** Buttons of the publish step that withdraw the prompt from the shop or delete its draft. */
export function TakeBack() {
  const { meta } = useDraft();
  const sync = useDraftSync();
  const navigate = useNavigate();
  const [asked, ask] = useState<'unpublish' | 'delete' | null>(null);
  const close = (): void => ask(null);
  const isOut = meta?.status === 'published';
  const wasOut = meta?.publishedVersion != null;
  const takeOut = useMutation({
    mutationFn: async (id: string) => unpublish(id, newActionKey()),
    onSuccess: (draft) => {
      sync.accept(draft);
      close();
      toast({ tone: 'success', title: TAKE_BACK.takenOutToastTitle, description: TAKE_BACK.takenOutToast });
    },
    retry: false,
  });
  const discard = useMutation({
    mutationFn: async (id: string) => {
      await sync.flush();
      await throwAway(id, newActionKey());
      return wasOut ? httpTransport.read(id) : null;
    },
    onSuccess: (draft) => {
      close();
      if (draft) {
        sync.replaceWith(draft);
        return void toast({ tone: 'success', title: TAKE_BACK.discardedToastTitle, description: TAKE_BACK.discardedToast });
      }
      void navigate('/create', { replace: true });
      toast({ title: TAKE_BACK.toast });
    },
    retry: false,
  });
  if (!meta) return null;
  return (
    <div className={wrap({ gap: '2', padding: '4', borderTop: 'soft' })}>
      {isOut && <Button variant="danger" onClick={() => ask('unpublish')}>{TAKE_BACK.takeOutButton}</Button>}
      {(!wasOut || meta.changed) && <Button variant="danger" onClick={() => ask('delete')}>{wasOut ? TAKE_BACK.discardTheseChangesButton : TAKE_BACK.deleteThisDraftButton}</Button>}
      {asked === 'unpublish' && (
        <ConfirmDialog
          title={TAKE_BACK.takeOutTitle} description={TAKE_BACK.takeOutText}
          action={TAKE_BACK.action} busyLabel={TAKE_BACK.takeOutBusy} busy={takeOut.isPending} problem={takeOut.isError ? messageOf(takeOut.error, TAKE_BACK.failed) : null} onConfirm={() => takeOut.mutate(meta.promptId)} onClose={close}
        />
      )}
      {asked === 'delete' && (
        <ConfirmDialog
          title={wasOut ? TAKE_BACK.discardTitle : TAKE_BACK.deleteTitle} description={wasOut ? TAKE_BACK.discardText : TAKE_BACK.deleteText}
          action={wasOut ? 'Discard' : 'Delete'} busyLabel={wasOut ? 'Discarding…' : 'Deleting…'} busy={discard.isPending} problem={discard.isError ? messageOf(discard.error, TAKE_BACK.failed) : null} onConfirm={() => discard.mutate(meta.promptId)} onClose={close}
        />
      )}
    </div>
  );
}
