import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createChatFolder, deleteChatFolder, listChatFolders, listChats, renameChatFolder } from '#contracts/chat.ts';
import { createChatShare, listChatShares, revokeChatShare, updateChatShare } from '#contracts/chat-shares.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import { messageOf } from '#lib/api-error.ts';
import { call, newActionKey } from '#lib/call.ts';
import { toast } from '#ui/toast.tsx';
import { FOLDERS, SHARE, SHARE_CHANGES } from './chat.words.ts';

const trouble = (title: string) => (error: unknown): void => void toast({ tone: 'destructive', title, description: messageOf(error, FOLDERS.failed) });

/** Makes a folder of chats, or renames one. */
export function useSaveFolder(folderId: string | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof createChatFolder>) => (folderId === null
      ? call(createChatFolder, { body, idempotencyKey: newActionKey() })
      : call(renameChatFolder, { params: { id: folderId }, body, idempotencyKey: newActionKey() })),
    onSuccess: () => Promise.all([client.invalidateQueries({ queryKey: [listChatFolders.path] }), client.invalidateQueries({ queryKey: [listChats.path] })]),
  });
}

/** Deletes a folder of chats. The chats in it are not deleted. */
export function useDeleteFolder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteChatFolder, { params: { id }, idempotencyKey: newActionKey() }),
    onSuccess: async () => {
      toast({ tone: 'success', title: FOLDERS.deletedToast });
      await Promise.all([client.invalidateQueries({ queryKey: [listChatFolders.path] }), client.invalidateQueries({ queryKey: [listChats.path] })]);
    },
    onError: trouble(FOLDERS.notDeleted),
  });
}

/** Makes a link that shows other people the chat's open branch as it is now. */
export function useShareChat(chatId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Partial<BodyOf<typeof createChatShare>>) => call(createChatShare, { params: { id: chatId }, body: { showMedia: true, showName: false, showPrices: false, ...body }, idempotencyKey: newActionKey() }),
    onSuccess: () => client.invalidateQueries({ queryKey: [listChatShares.path, chatId] }),
  });
}

/** Updates a shared link, so that it shows the chat as it is now. */
export function useUpdateShare(chatId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ shareId, ...body }: BodyOf<typeof updateChatShare> & { shareId: string }) => call(updateChatShare, { params: { id: chatId, shareId }, body, idempotencyKey: newActionKey() }),
    onSuccess: async () => {
      toast({ tone: 'success', title: SHARE.updatedToast });
      await client.invalidateQueries({ queryKey: [listChatShares.path, chatId] });
    },
    onError: trouble(SHARE.notUpdated),
  });
}

/** Revokes a link that shares a chat, which stops working at once. */
export function useRevokeShare(chatId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (shareId: string) => call(revokeChatShare, { params: { id: chatId, shareId }, idempotencyKey: newActionKey() }),
    onSuccess: async () => {
      toast({ tone: 'success', title: SHARE_CHANGES.revokedToast });
      await client.invalidateQueries({ queryKey: [listChatShares.path, chatId] });
    },
    onError: trouble(SHARE_CHANGES.notRevoked),
  });
}
