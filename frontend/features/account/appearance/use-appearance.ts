import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updateAppearance } from '#contracts/account.ts';
import type { Appearance } from '#contracts/identity.ts';
import { messageOf } from '#lib/api-error.ts';
import { call, newActionKey } from '#lib/call.ts';
import { meQuery } from '#lib/session.ts';
import { applyLooks } from '#ui/theme/theme.ts';
import { toast } from '#ui/toast.tsx';
import { accountQuery, patchMe } from '../account.queries.ts';
import { useTouched } from '../use-touched.ts';
import { ACCOUNT } from '../account.words.ts';

interface Change {
  appearance: Appearance;
  actionKey: string;
}

/**
 * Returns the user's appearance settings, and a function that changes one at once and saves it. A failed save restores the old setting with a
 * toast. Saves run one after the other, so that the last choice wins.
 */
export function useAppearance(saved: Appearance): [Appearance, (appearance: Appearance) => void] {
  const client = useQueryClient();
  const show = (appearance: Appearance): void => {
    applyLooks(appearance);
    patchMe(client, { appearance });
    client.setQueryData(accountQuery.queryKey, (account) => account && { ...account, appearance });
  };
  const { mutateAsync } = useMutation({
    mutationFn: ({ appearance, actionKey }: Change) => call(updateAppearance, { body: appearance, idempotencyKey: actionKey }),
    scope: { id: updateAppearance.path },
    onMutate: ({ appearance }) => {
      const before = client.getQueryData(meQuery.queryKey)?.appearance;
      show(appearance);
      return before;
    },
    onError: (error, _change, before) => {
      if (before) show(before);
      toast({ tone: 'destructive', title: 'Not saved', description: messageOf(error, ACCOUNT.settingNotSaved) });
    },
  });
  return useTouched(saved, (appearance) => mutateAsync({ appearance, actionKey: newActionKey() }));
}
