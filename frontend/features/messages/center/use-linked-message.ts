import { useEffect, useEffectEvent } from 'react';
import { useAtom } from 'jotai';
import { getMessage } from '#contracts/messages.ts';
import type { Message } from '#contracts/messages.ts';
import { ApiError, messageOf } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { toast } from '#ui/toast.tsx';
import { linkedMessageAtom } from '../message-windows.ts';
import { USE_LINKED_MESSAGE } from '../messages.words.ts';

const GONE = USE_LINKED_MESSAGE.missing;

/** Fetches the message whose id is in the page's address, and passes it on once. The message may be on a page of the list that is not loaded. */
export function useLinkedMessage(onFound: (message: Message) => void): void {
  const [id, setId] = useAtom(linkedMessageAtom);
  const found = useEffectEvent(onFound);
  useEffect(() => {
    if (id === null) return;
    let wanted = true;
    const take = (step: () => void): void => {
      if (!wanted) return;
      step();
      setId(null);
    };
    void call(getMessage, { params: { id } }).then(
      (message) => take(() => found(message)),
      (error: unknown) => take(() => toast({ tone: 'destructive', title: 'This notification cannot be shown', description: isMissing(error) ? GONE : messageOf(error, 'Please try again.') })),
    );
    return () => {
      wanted = false;
    };
  }, [id, setId]);
}

/** Returns whether the message in the address does not exist: the server answered 404 for its id, or 400 because the id is invalid. */
const isMissing = (error: unknown): boolean => error instanceof ApiError && (error.status === 404 || error.status === 400);
