import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updateAppearance } from '#contracts/account.ts';
import type { Appearance } from '#contracts/identity.ts';
import { messageOf } from '#lib/api-error.ts';
import { call, newActionKey } from '#lib/call.ts';
import { meQuery } from '#lib/session.ts';
import { applyLooks } from '#ui/theme/theme.ts';
import { toast } from '#ui/toast.tsx';
import { accountQuery, patchMe } from '../account.queries.ts';

interface Change {
  appearance: Appearance;
  actionKey: string;
}

/**
 * Applies an appearance at once and saves it for every browser of the user; what cannot be saved is taken back with a
 * toast. Saves go one after the other, so that the last choice wins.
 */
export function useSaveAppearance(): (appearance: Appearance) => void {
  const client = useQueryClient();
  const show = (appearance: Appearance): void => {
    applyLooks(appearance);
    patchMe(client, { appearance });
    client.setQueryData(accountQuery.queryKey, (account) => account && { ...account, appearance });
  };
  const { mutate } = useMutation({
    mutationFn: ({ appearance, actionKey }: Change) => call(updateAppearance, { body: appearance, idempotencyKey: actionKey }),
    scope: { id: updateAppearance.path },
    onMutate: ({ appearance }) => {
      const before = client.getQueryData(meQuery.queryKey)?.appearance;
      show(appearance);
      return before;
    },
    onError: (error, _change, before) => {
      if (before) show(before);
      toast({ tone: 'destructive', title: 'Not saved', description: messageOf(error, 'The look is back to what it was. Please try again.') });
    },
  });
  return (appearance) => mutate({ appearance, actionKey: newActionKey() });
}
