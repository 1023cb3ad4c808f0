import { useEffect, useRef } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { listChats } from '#contracts/chat.ts';
import { claimGuestChat } from '#contracts/chat-replies.ts';
import { call } from '#lib/call.ts';
import { guestSaid, keepGuestSaid } from './guest-said.ts';

/** Address to which the sign-in gate of the demo chat leads after signing in. */
export const AFTER_GATE = '/chat?latest';

/** Makes what this browser said as a guest a chat of the account that is signed in now, and opens it (docs/rules/chat.md#guests). */
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
      // The server keeps the guest's messages, so the next visit to the chats tries again.
      begun.current = false;
    });
  }, [fromGate, client, navigate, mutateAsync]);
}
