import { useState } from 'react';
import type { DragEvent, HTMLAttributes } from 'react';

/** Attributes that let a pointer drag the rows of a list. Keyboards and screen readers use buttons instead. */
export interface Dragging {
  row(place: number): HTMLAttributes<HTMLElement> & { 'data-over'?: true | undefined; 'data-dragged'?: true | undefined };
  handle(place: number): HTMLAttributes<HTMLElement>;
}

/** Lets the user drag a row of a list by its handle. The dragged row takes the place of the row on which it is dropped. */
export function useRowDrag(onMove: (from: number, to: number) => void): Dragging {
  const [held, setHeld] = useState<{ from: number; over: number | null } | null>(null);
  return {
    row: (place) => ({
      'data-over': (held !== null && held.over === place && held.from !== place) || undefined,
      'data-dragged': held?.from === place || undefined,
      onDragOver: (event: DragEvent) => {
        if (held === null) return;
        event.preventDefault();
        if (held.over !== place) setHeld({ ...held, over: place });
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        if (held !== null && held.from !== place) onMove(held.from, place);
        setHeld(null);
      },
    }),
    handle: (place) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move';
        const row = event.currentTarget.closest('li');
        if (row) event.dataTransfer.setDragImage(row, 16, 16);
        setHeld({ from: place, over: null });
      },
      onDragEnd: () => setHeld(null),
    }),
  };
}
