import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { column } from '#styled/patterns';
import { acceptInvite } from '#contracts/collections.ts';
import { ApiError, messageOf } from '#lib/api-error.ts';
import { call, newActionKey } from '#lib/call.ts';
import { refreshCollections } from '#shared/collections/collections.queries.ts';
import { useSignedInAction } from '#shared/sign-in/use-signed-in-action.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { toast } from '#ui/toast.tsx';
import { INVITE_CARD } from '../collections.words.ts';

/** The card that a person sees who opened an invite link: a button joins the collection. A visitor signs in first. */
export function InviteCard({ token }: { token: string }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const signedIn = useSignedInAction();
  const join = useMutation({
    mutationFn: () => call(acceptInvite, { params: { token }, idempotencyKey: newActionKey() }),
    onSuccess: async ({ collection }) => {
      await refreshCollections(client);
      toast({ tone: 'success', title: INVITE_CARD.joinedToast, description: collection.name });
      await navigate(`/collection/${collection.slug}`, { replace: true });
    },
  });
  const gone = join.error instanceof ApiError && (join.error.status === 404 || join.error.status === 400);
  if (gone) return <EmptyState level="h1" title={INVITE_CARD.goneTitle} actions={<LinkButton to="/" variant="primary">{INVITE_CARD.homeButton}</LinkButton>}>{INVITE_CARD.goneText}</EmptyState>;
  return (
    <div className={column({ gap: '4' })}>
      {join.isError && <Alert tone="bad">{messageOf(join.error, INVITE_CARD.failed)}</Alert>}
      <EmptyState level="h1" title={INVITE_CARD.title} actions={<Button variant="primary" size="lg" icon={<Users aria-hidden />} busy={join.isPending} busyLabel={INVITE_CARD.busyLabel} onClick={() => signedIn(() => join.mutate())}>{INVITE_CARD.joinButton}</Button>}>
        {INVITE_CARD.text}
      </EmptyState>
    </div>
  );
}
