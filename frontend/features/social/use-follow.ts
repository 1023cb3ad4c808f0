import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { followPerson, unfollowPerson } from '#contracts/social.ts';
import { messageOf } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { meQuery, useAuth } from '#lib/session.ts';
import { toast } from '#ui/toast.tsx';
import { markLoaderAtom } from './mark-loader.ts';
import { followCountsQuery, followedQuery, socialKeys } from './social.queries.ts';
import { useSignedInAction } from '#shared/sign-in/use-signed-in-action.ts';
import { USE_FOLLOW } from './social.words.ts';

interface Follow {
  on: boolean;
  /** True for the viewer's own account, which the viewer cannot follow. */
  self: boolean;
  toggle(): void;
}

/** Follows or unfollows a person. The screen shows it at once together with the counts, and undoes both when the server refuses. */
export function useFollow(personId: string): Follow {
  const client = useQueryClient();
  const { user } = useAuth();
  const loader = useAtomValue(markLoaderAtom);
  const signedIn = useSignedInAction();
  const followed = useQuery({ ...followedQuery(loader, user?.id ?? '', personId), enabled: user !== null });
  // Reads the viewer's id only when it is needed, because a visitor who pressed the button may have signed in since.
  const me = (): string => client.getQueryData(meQuery.queryKey)?.id ?? '';
  const isOn = (): boolean => client.getQueryData<boolean>(socialKeys.person(me(), personId)) ?? false;
  const put = (on: boolean, followers: (now: number) => number): void => {
    client.setQueryData(socialKeys.person(me(), personId), on);
    client.setQueryData(followCountsQuery(personId).queryKey, (counts) => counts && { ...counts, followers: followers(counts.followers) });
  };
  const mutationKey = ['follow', personId];
  const isLast = (): boolean => client.isMutating({ mutationKey }) === 1;
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: `follow ${personId}` },
    mutationFn: (wanted: boolean) => call(wanted ? followPerson : unfollowPerson, { params: { id: personId } }),
    onMutate: async (wanted) => {
      await client.cancelQueries({ queryKey: socialKeys.person(me(), personId) });
      if (isOn() !== wanted) put(wanted, (now) => Math.max(0, now + (wanted ? 1 : -1)));
    },
    onSuccess: (answer) => {
      // The answer to an earlier press is not shown, because another answer follows.
      if (isLast()) put(answer.on, () => answer.count);
      // Marks the lists of followers and followed users as outdated, so that they are fetched again when opened.
      void client.invalidateQueries({ queryKey: socialKeys.follows(personId) });
      void client.invalidateQueries({ queryKey: socialKeys.follows(me()) });
      void client.invalidateQueries({ queryKey: socialKeys.counts(me()) });
    },
    onError: (error, wanted) => {
      if (isOn() === wanted) put(!wanted, (now) => Math.max(0, now - (wanted ? 1 : -1)));
      toast({ tone: 'destructive', title: USE_FOLLOW.failedTitle, description: messageOf(error, 'Please try again.') });
    },
    // Reads once more, because a read that began after the press may have come before it on the server.
    onSettled: () => {
      if (isLast()) void client.invalidateQueries({ queryKey: socialKeys.person(me(), personId) });
    },
  });
  return { on: followed.data ?? false, self: user?.id === personId, toggle: () => signedIn(() => mutate(!isOn())) };
}
