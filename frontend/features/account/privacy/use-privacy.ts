import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updatePrivacy } from '#contracts/account.ts';
import type { Privacy } from '#contracts/account.ts';
import { messageOf } from '#lib/api-error.ts';
import { call, newActionKey } from '#lib/call.ts';
import { toast } from '#ui/toast.tsx';
import { accountQuery } from '../account.queries.ts';
import { useTouched } from '../use-touched.ts';
import { ACCOUNT } from '../account.words.ts';

/**
 * Returns the user's privacy settings, and a function that changes one at once and saves it. Saves run one after the other, and a failed save
 * restores the old value with a toast.
 */
export function usePrivacy(saved: Privacy): [Privacy, (privacy: Privacy) => void] {
  const client = useQueryClient();
  const show = (privacy: Privacy): void => {
    client.setQueryData(accountQuery.queryKey, (account) => account && { ...account, privacy, visibilityReset: false });
  };
  const { mutateAsync } = useMutation({
    mutationFn: ({ privacy, actionKey }: { privacy: Privacy; actionKey: string }) => call(updatePrivacy, { body: privacy, idempotencyKey: actionKey }),
    scope: { id: updatePrivacy.path },
    onMutate: ({ privacy }) => {
      const before = client.getQueryData(accountQuery.queryKey)?.privacy;
      show(privacy);
      return before;
    },
    onError: (error, _change, before) => {
      if (before) show(before);
      toast({ tone: 'destructive', title: 'Not saved', description: messageOf(error, ACCOUNT.settingNotSaved) });
    },
  });
  return useTouched(saved, (privacy) => mutateAsync({ privacy, actionKey: newActionKey() }));
}
