import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { likePrompt, savePrompt, unlikePrompt, unsavePrompt } from '#contracts/social.ts';
import type { PromptCard } from '#contracts/prompts.ts';
import { messageOf } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { dropReads, isLastPress, readAfterPresses } from '#lib/late-reads.ts';
import { meQuery, useAuth } from '#lib/session.ts';
import { toast } from '#ui/toast.tsx';
import { markLoaderAtom } from './mark-loader.ts';
import { NOT_MARKED, promptMarksQuery } from './social.queries.ts';
import { useSignedInAction } from '#shared/sign-in/use-signed-in-action.ts';

export type MarkedPrompt = Pick<PromptCard, 'id' | 'title' | 'creator' | 'stats'>;

const KINDS = {
  like: { flag: 'liked', count: 'likes', set: likePrompt, clear: unlikePrompt, failed: 'Not liked' },
  save: { flag: 'saved', count: 'saves', set: savePrompt, clear: unsavePrompt, failed: 'Not saved' },
} as const;

interface PromptMark {
  on: boolean;
  count: number;
  /** True when the viewer wrote the prompt. */
  own: boolean;
  toggle(): void;
}

/**
 * Likes or saves a prompt. The screen shows it at once, and undoes it with a toast when the server refuses. Presses on one prompt are sent
 * one after the other, so that the last one decides.
 */
export function usePromptMark(kind: keyof typeof KINDS, prompt: MarkedPrompt): PromptMark {
  const { flag, count: counter, set, clear, failed } = KINDS[kind];
  const client = useQueryClient();
  const { user } = useAuth();
  const loader = useAtomValue(markLoaderAtom);
  const signedIn = useSignedInAction();
  const marks = useQuery({ ...promptMarksQuery(loader, user?.id ?? '', prompt.id), enabled: user !== null });
  const { [flag]: on, [counter]: counted } = marks.data ?? NOT_MARKED;
  const count = counted ?? prompt.stats[counter];
  // Reads the viewer only when the query key is needed, because a visitor who pressed the button may have signed in since.
  const keyNow = () => promptMarksQuery(loader, client.getQueryData(meQuery.queryKey)?.id ?? '', prompt.id).queryKey;
  const { mutate } = useMutation({
    mutationKey: [MARK, prompt.id, kind],
    scope: { id: `${kind} ${prompt.id}` },
    mutationFn: (wanted: boolean) => call(wanted ? set : clear, { params: { id: prompt.id } }),
    onMutate: async (wanted) => {
      const key = keyNow();
      await dropReads(client, key);
      const now = client.getQueryData(key) ?? NOT_MARKED;
      if (now[flag] !== wanted) client.setQueryData(key, { ...now, [flag]: wanted, [counter]: Math.max(0, (now[counter] ?? prompt.stats[counter]) + (wanted ? 1 : -1)) });
      return key;
    },
    onSuccess: (answer, _wanted, key) => {
      if (isLastPress(client, [MARK, prompt.id, kind])) client.setQueryData(key, (now) => now && { ...now, [flag]: answer.on, [counter]: answer.count });
    },
    onError: (error, wanted, key) => {
      if (key) client.setQueryData(key, (now) => (now?.[flag] === wanted ? { ...now, [flag]: !wanted, [counter]: Math.max(0, (now[counter] ?? prompt.stats[counter]) - (wanted ? 1 : -1)) } : now));
      toast({ tone: 'destructive', title: failed, description: messageOf(error, 'Please try again.') });
    },
    onSettled: (_answer, _error, _wanted, key) => {
      if (key) readAfterPresses(client, [MARK, prompt.id], key);
    },
  });
  return { on, count, own: user?.id === prompt.creator.id, toggle: () => signedIn(() => mutate(!(client.getQueryData(keyNow()) ?? NOT_MARKED)[flag])) };
}

/** Key of all changes of the viewer's marks. */
const MARK = 'mark';
