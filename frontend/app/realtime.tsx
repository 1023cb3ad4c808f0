import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { connectedAtom, signingOutAtom } from '#lib/connection.ts';
import { useAuth } from '#lib/session.ts';

/** Keeps the live connection of the signed-in user. Visitors never load its code. */
export function Realtime() {
  const client = useQueryClient();
  const setConnected = useSetAtom(connectedAtom);
  const userId = useAuth().user?.id;
  const signingOut = useAtomValue(signingOutAtom);
  useEffect(() => {
    if (!userId || signingOut) return;
    let ended = false;
    let close = (): void => undefined;
    void import('./realtime-connection.ts').then(({ connectRealtime }) => {
      if (!ended) close = connectRealtime(client, setConnected);
    });
    return () => {
      ended = true;
      close();
      setConnected(false);
    };
  }, [client, setConnected, userId, signingOut]);
  return null;
}
