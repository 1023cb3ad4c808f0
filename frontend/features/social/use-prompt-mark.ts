import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { likePrompt, savePrompt, unlikePrompt, unsavePrompt } from '#contracts/social.ts';
import type { PromptCard } from '#contracts/prompts.ts';
import { messageOf } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { meQuery, useAuth } from '#lib/session.ts';
import { toast } from '#ui/toast.tsx';
import { markLoaderAtom } from './mark-loader.ts';
import { NOT_MARKED, promptMarksQuery, socialKeys } from './social.queries.ts';
import type { PromptMarks } from './social.queries.ts';
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
  const shown = (): PromptMarks => marksIn(client, prompt.id) ?? NOT_MARKED;
  const mutationKey = [kind, prompt.id];
  const isLast = (): boolean => client.isMutating({ mutationKey }) === 1;
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: `${kind} ${prompt.id}` },
    mutationFn: (wanted: boolean) => call(wanted ? set : clear, { params: { id: prompt.id } }),
    onMutate: async (wanted) => {
      // Cancels a request for the viewer's likes under way, because its answer may not include this press.
      await client.cancelQueries({ queryKey: keyOf(client, prompt.id) });
      const now = shown();
      if (now[flag] === wanted) return;
      put(client, prompt.id, { [flag]: wanted, [counter]: Math.max(0, (now[counter] ?? prompt.stats[counter]) + (wanted ? 1 : -1)) });
    },
    // The answer to an earlier press is not shown, because another answer follows.
    onSuccess: (answer) => isLast() && put(client, prompt.id, { [flag]: answer.on, [counter]: answer.count }),
    onError: (error, wanted) => {
      const now = shown();
      if (now[flag] === wanted) put(client, prompt.id, { [flag]: !wanted, [counter]: Math.max(0, (now[counter] ?? prompt.stats[counter]) - (wanted ? 1 : -1)) });
      toast({ tone: 'destructive', title: failed, description: messageOf(error, 'Please try again.') });
    },
    // Reads once more, because a read that began after the press may have come before it on the server, and one that the press cancelled knew the other mark.
    onSettled: () => {
      if (isLast()) void client.invalidateQueries({ queryKey: keyOf(client, prompt.id) });
    },
  });
  return { on, count, own: user?.id === prompt.creator.id, toggle: () => signedIn(() => mutate(!shown()[flag])) };
}

/** Reads the viewer only when the query key is needed, because a visitor who pressed the button may have signed in since. */
const keyOf = (client: QueryClient, promptId: string) => socialKeys.prompt(client.getQueryData(meQuery.queryKey)?.id ?? '', promptId);
const marksIn = (client: QueryClient, promptId: string): PromptMarks | undefined => client.getQueryData(keyOf(client, promptId));
const put = (client: QueryClient, promptId: string, changes: Partial<PromptMarks>): void =>
  void client.setQueryData<PromptMarks>(keyOf(client, promptId), (known) => ({ ...NOT_MARKED, ...known, ...changes }));
