import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Creation } from '#contracts/creations.ts';
import { useChangeCreation } from '#shared/creations/creations.mutations.ts';
import { creationKeys } from '#shared/creations/creations.queries.ts';
import { CREATIONS_LIST } from './creations.words.ts';

interface OrderFavourites {
  place(creation: Creation, by: -1 | 1): void;
  /** Text that tells screen readers the new position of the favourite moved last. */
  said: string;
}

/** Moves a favourite in the viewer's own order. The list shows the new position after the server has stored it. */
export function useOrderFavourites(items: readonly Creation[]): OrderFavourites {
  const client = useQueryClient();
  const change = useChangeCreation();
  const [said, setSaid] = useState('');
  return {
    said,
    place(creation, by) {
      const at = items.findIndex(({ id }) => id === creation.id);
      const to = at + by;
      if (at < 0 || to < 0 || to >= items.length) return;
      const after = (by === 1 ? items[to] : items[to - 1])?.id ?? null;
      change.mutate({ id: creation.id, after }, {
        onSuccess: () => setSaid(CREATIONS_LIST.movedSaid(to + 1)),
        onSettled: () => void client.invalidateQueries({ queryKey: creationKeys.all }),
      });
    },
  };
}
