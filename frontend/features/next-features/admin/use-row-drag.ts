import { useState } from 'react';
import type { DragEvent, HTMLAttributes } from 'react';

/** Attributes that make rows of a list movable by pointer; buttons do the same for keys and ears. */
export interface Dragging {
  row(place: number): HTMLAttributes<HTMLElement> & { 'data-over'?: true | undefined; 'data-dragged'?: true | undefined };
  handle(place: number): HTMLAttributes<HTMLElement>;
}

/** A row is taken at its handle and takes the place of the row that it is dropped on. */
export function useRowDrag(onMove: (from: number, to: number) => void): Dragging {
  const [from, setFrom] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const end = (): void => {
    setFrom(null);
    setOver(null);
  };
  return {
    row: (place) => ({
      'data-over': (over === place && from !== place) || undefined,
      'data-dragged': from === place || undefined,
      onDragOver: (event: DragEvent) => {
        if (from === null) return;
        event.preventDefault();
        setOver(place);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        if (from !== null) onMove(from, place);
        end();
      },
    }),
    handle: (place) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move';
        const row = event.currentTarget.closest('li');
        if (row) event.dataTransfer.setDragImage(row, 16, 16);
        setFrom(place);
      },
      onDragEnd: end,
    }),
  };
}
