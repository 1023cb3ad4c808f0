import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { connectedAtom, signingOutAtom } from '#lib/connection.ts';
import { partsShownAtom } from '#lib/page-shown.ts';
import { useAuth } from '#lib/session.ts';

/** Opens the socket of the signed-in user after the first page is complete. Visitors never load its code. */
export function Realtime() {
  const client = useQueryClient();
  const setConnected = useSetAtom(connectedAtom);
  const userId = useAuth().user?.id;
  const signingOut = useAtomValue(signingOutAtom);
  const shown = useAtomValue(partsShownAtom);
  useEffect(() => {
    if (!userId || signingOut || !shown) return;
    let ended = false;
    let close = (): void => undefined;
    void import('./realtime-connection.ts').then(({ connectRealtime }) => {
      if (!ended) close = connectRealtime(client, setConnected);
      // When the socket's code does not arrive, the page polls, as it does without a connection.
    }, () => undefined);
    return () => {
      ended = true;
      close();
      setConnected(false);
    };
  }, [client, setConnected, userId, signingOut, shown]);
  return null;
}
