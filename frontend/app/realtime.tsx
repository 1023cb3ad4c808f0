import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { generationKeys } from '#features/generation/generation.queries.ts';
import { applyGeneration, applyTextDelta } from '#features/generation/generation.realtime.ts';
import { applyMessage, messageKeys } from '#features/messages/messages.queries.ts';
import { applyBalance, balanceKey } from '#features/wallet/wallet.queries.ts';
import { connectedAtom } from '#lib/connection.ts';
import { useAuth } from '#lib/session.ts';
import { openRealtime } from '#lib/socket.ts';

/**
 * Keeps the live connection of the signed-in user and feeds the query cache from it. A connection that could not be
 * resumed asks for what changed meanwhile: the pushes are hints, the server's rows are the truth.
 */
export function Realtime() {
  const client = useQueryClient();
  const setConnected = useSetAtom(connectedAtom);
  const userId = useAuth().user?.id;
  useEffect(() => {
    if (!userId) return;
    const close = openRealtime({
      handlers: {
        generation: (payload) => applyGeneration(client, payload),
        'generation:delta': (payload) => applyTextDelta(client, payload),
        message: (payload) => applyMessage(client, payload),
        balance: (payload) => applyBalance(client, payload),
      },
      onResync: () => {
        for (const queryKey of [balanceKey, messageKeys.unread, messageKeys.list, generationKeys.all]) {
          void client.invalidateQueries({ queryKey });
        }
      },
      onState: setConnected,
    });
    return () => {
      close();
      setConnected(false);
    };
  }, [client, setConnected, userId]);
  return null;
}
