import { useEffect, useRef } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { listChats } from '#contracts/chat.ts';
import { claimGuestChat } from '#contracts/chat-replies.ts';
import { call } from '#lib/call.ts';
import { guestSaid, keepGuestSaid } from './guest-said.ts';

/** Address that opens after a visitor signs in by the demo chat's invitation to register. */
export const AFTER_GATE = '/chat?latest';

/** Turns this browser's messages of the demo chat into a chat of the signed-in account, and opens it (docs/rules/chat.md#guests). */
export function useBringGuestChat(): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const fromGate = pathname + search === AFTER_GATE;
  const begun = useRef(false);
  const { mutateAsync } = useMutation({ mutationFn: () => call(claimGuestChat, {}) });
  useEffect(() => {
    if (begun.current || !(fromGate || guestSaid())) return;
    begun.current = true;
    void mutateAsync().then(async ({ chatId }) => {
      keepGuestSaid(false);
      if (chatId !== null) await client.invalidateQueries({ queryKey: [listChats.path] });
      if (chatId !== null || fromGate) void navigate(chatId === null ? '/chat' : `/chat/${chatId}`, { replace: true });
    }, () => {
      // After a failed request the server still has the messages of the demo chat, so the next visit tries again.
      begun.current = false;
    });
  }, [fromGate, client, navigate, mutateAsync]);
}
