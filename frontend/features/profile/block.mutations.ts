import { useMutation, useQueryClient } from '@tanstack/react-query';
import { blockPerson, listBlocks, unblockPerson } from '#contracts/blocks.ts';
import { getMarks } from '#contracts/social.ts';
import { messageOf } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { toast } from '#ui/toast.tsx';
import { PERSON_MENU } from './profile.words.ts';

/** Blocks or unblocks a person. All data is fetched again, because a block changes follows, lists and collections. */
export function useBlock(person: { id: string; displayName: string }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (on: boolean) => call(on ? blockPerson : unblockPerson, { params: { id: person.id } }),
    onSuccess: ({ on }) => {
      client.setQueryData(blockedKey(person.id), on);
      for (const path of [listBlocks.path, getMarks.path]) void client.invalidateQueries({ queryKey: [path] });
      toast(on ? { tone: 'success', title: PERSON_MENU.blockedToast(person.displayName), description: PERSON_MENU.blockedToastText } : { tone: 'success', title: PERSON_MENU.unblockedToast(person.displayName) });
    },
    onError: (error) => toast({ tone: 'destructive', title: PERSON_MENU.failedTitle, description: messageOf(error, PERSON_MENU.failed) }),
  });
}

export const blockedKey = (id: string) => [blockPerson.path, id] as const;
