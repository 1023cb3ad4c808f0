import { useEffect, useRef } from 'react';

/**
 * Keeps the focus on the arrow button that moved a row of a list, because the row's element loses it when the list is sorted anew. At an end of the
 * list that arrow is disabled, so the other one gets the focus. The buttons have the ids `{list}-up-{row}` and `{list}-down-{row}`.
 * @param rows changes when the list is sorted anew
 * @returns a function to call with a row that moves, before the list is sorted
 */
export function useArrowFocus(list: string, rows: unknown): (row: string, way: 'up' | 'down') => void {
  const moved = useRef<{ row: string; way: 'up' | 'down' } | null>(null);
  useEffect(() => {
    if (!moved.current) return;
    const { row, way } = moved.current;
    moved.current = null;
    const [pressed, other] = [way, way === 'up' ? 'down' : 'up'].map((each) => document.getElementById(`${list}-${each}-${row}`));
    (pressed?.matches(':enabled') ? pressed : other)?.focus();
  }, [list, rows]);
  return (row, way) => {
    moved.current = { row, way };
  };
}
