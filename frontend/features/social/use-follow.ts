import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { followPerson, unfollowPerson } from '#contracts/social.ts';
import { messageOf } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { dropReads, isLastPress, readAfterPresses } from '#lib/late-reads.ts';
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
  const isOn = (viewer: string): boolean => client.getQueryData<boolean>(socialKeys.person(viewer, personId)) ?? false;
  const put = (viewer: string, on: boolean, followers: (now: number) => number): void => {
    client.setQueryData(socialKeys.person(viewer, personId), on);
    client.setQueryData(followCountsQuery(personId).queryKey, (counts) => counts && { ...counts, followers: followers(counts.followers) });
  };
  const mutationKey = ['follow', personId];
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: `follow ${personId}` },
    mutationFn: (wanted: boolean) => call(wanted ? followPerson : unfollowPerson, { params: { id: personId } }),
    onMutate: async (wanted) => {
      const viewer = me();
      await dropReads(client, socialKeys.person(viewer, personId));
      if (isOn(viewer) !== wanted) put(viewer, wanted, (now) => Math.max(0, now + (wanted ? 1 : -1)));
      return viewer;
    },
    onSuccess: (answer, _wanted, viewer) => {
      if (viewer === me() && isLastPress(client, mutationKey)) put(viewer, answer.on, () => answer.count);
      // Marks the lists of followers and followed users as outdated, so that they are fetched again when opened.
      void client.invalidateQueries({ queryKey: socialKeys.follows(personId) });
      void client.invalidateQueries({ queryKey: socialKeys.follows(viewer) });
      void client.invalidateQueries({ queryKey: socialKeys.counts(viewer) });
    },
    onError: (error, wanted, viewer) => {
      if (viewer === me() && isOn(viewer) === wanted) put(viewer, !wanted, (now) => Math.max(0, now - (wanted ? 1 : -1)));
      toast({ tone: 'destructive', title: USE_FOLLOW.failedTitle, description: messageOf(error, 'Please try again.') });
    },
    onSettled: (_answer, _error, _wanted, viewer) => {
      if (viewer === undefined || viewer !== me()) return;
      for (const queryKey of [socialKeys.person(viewer, personId), socialKeys.counts(personId)]) readAfterPresses(client, mutationKey, queryKey);
    },
  });
  return { on: followed.data ?? false, self: user?.id === personId, toggle: () => signedIn(() => mutate(!isOn(me()))) };
}
