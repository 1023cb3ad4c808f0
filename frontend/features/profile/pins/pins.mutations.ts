import { useMutation, useQueryClient } from '@tanstack/react-query';
import { pinWork, unpinWork } from '#contracts/pins.ts';
import type { Pin, PinType } from '#contracts/pins.ts';
import { messageOf } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { toast } from '#ui/toast.tsx';
import { pinsQuery } from '../profile.queries.ts';
import { CHOOSE_PINS } from '../profile.words.ts';

interface Work {
  itemType: PinType;
  itemId: string;
}

/**
 * Pins, moves and unpins own works, one request after the other. Each request names the pin before it, so another order of requests would
 * give another order of pins. The screen shows a move and an unpin at once, and undoes them when they fail.
 */
export function usePins(personId: string) {
  const client = useQueryClient();
  const { queryKey } = pinsQuery(personId);
  const inTurn = { mutationKey: ['pins', personId], scope: { id: `pins ${personId}` } };
  // Fetches the pinned works again after the last change only, because an earlier answer would undo later changes on the screen.
  const onSettled = () => (client.isMutating({ mutationKey: inTurn.mutationKey }) === 1 ? client.invalidateQueries({ queryKey }) : undefined);
  const failed = (error: unknown): void => void toast({ tone: 'destructive', title: CHOOSE_PINS.failedTitle, description: messageOf(error, CHOOSE_PINS.failed) });
  const shown = async (change: (pins: Pin[]) => Pin[]) => {
    await client.cancelQueries({ queryKey });
    const before = client.getQueryData(queryKey);
    if (before) client.setQueryData(queryKey, change(before));
    return { before };
  };
  const back = (error: unknown, _: unknown, kept: { before: Pin[] | undefined } | undefined): void => {
    if (kept?.before) client.setQueryData(queryKey, kept.before);
    failed(error);
  };
  const pin = useMutation({ ...inTurn, mutationFn: (work: Work) => call(pinWork, { params: { ...work }, body: {} }), onError: failed, onSettled });
  const unpin = useMutation({ ...inTurn, mutationFn: ({ itemType, itemId }: Work) => call(unpinWork, { params: { itemType, itemId } }), onMutate: ({ itemId }) => shown((pins) => pins.filter((other) => other.itemId !== itemId)), onError: back, onSettled });
  const move = useMutation({
    ...inTurn,
    mutationFn: ({ pins, from, to }: Moved) => {
      const moved = movedTo(pins, from, to);
      const work = moved[to];
      return work ? call(pinWork, { params: { itemType: work.itemType, itemId: work.itemId }, body: { after: moved[to - 1]?.itemId ?? null } }) : Promise.resolve(null);
    },
    onMutate: ({ from, to }) => shown((pins) => movedTo(pins, from, to)),
    onError: back,
    onSettled,
  });
  return { pin, unpin, move };
}

interface Moved {
  /** Pinned works in the order before the move. */
  pins: readonly Pin[];
  from: number;
  to: number;
}

/** Returns a copy of the list of pinned works with one work in another place. */
function movedTo(pins: readonly Pin[], from: number, to: number): Pin[] {
  const rest = [...pins];
  rest.splice(to, 0, ...rest.splice(from, 1));
  return rest;
}
