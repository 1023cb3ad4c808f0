import { useId, type CSSProperties, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { closestCenter, DndContext, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable';
import { css, cx } from '#styled/css';
import { EDGE_SCROLL } from '#shared/ordering/edge-scroll.ts';

interface SortableItemsProps {
  ids: readonly string[];
  listRef: RefObject<HTMLUListElement | null>;
  label: string;
  className: string;
  onMove(id: string, to: number): void;
  children: ReactNode;
}

// Silences the announcements of dnd-kit, because the folder's page announces moves itself.
const quiet = { announcements: { onDragStart: () => undefined, onDragOver: () => undefined, onDragEnd: () => undefined, onDragCancel: () => undefined } };

/** Distance in px and time in ms after which a press drags the item. A finger has to rest first: without that a finger that scrolls the page would drag. */
const START_PX = 8;
const HOLD_MS = 250;

/** A list of a folder's items that the owner can reorder by mouse, or by a finger that rests on an item. `useItemOrder` reorders it by keyboard. */
export function SortableItems({ ids, listRef, label, className, onMove, children }: SortableItemsProps) {
  const sensors = useSensors(useSensor(MouseSensor, { activationConstraint: { distance: START_PX } }), useSensor(TouchSensor, { activationConstraint: { delay: HOLD_MS, tolerance: START_PX } }));
  const contextId = useId();
  return (
    <DndContext
      id={contextId} sensors={sensors} collisionDetection={closestCenter} autoScroll={EDGE_SCROLL} accessibility={quiet}
      onDragEnd={({ active, over }) => { if (over && over.id !== active.id) onMove(String(active.id), ids.indexOf(String(over.id))); }}
    >
      <SortableContext items={[...ids]} strategy={rectSortingStrategy}><ul ref={listRef} aria-label={label} className={className}>{children}</ul></SortableContext>
    </DndContext>
  );
}

interface SortableItemProps {
  id: string;
  /** True when the item cannot be moved: for visitors, and while the list is sorted by another order. */
  fixed: boolean;
  className: string;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/** An item of a folder that can be dragged anywhere on its tile. A press that moves less than 8 px is a click. */
export function SortableItem({ id, fixed, className, onKeyDown, children }: SortableItemProps) {
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id, disabled: fixed });
  const style: CSSProperties = { transform: transform ? `translate3d(${Math.round(transform.x)}px, ${Math.round(transform.y)}px, 0)${isDragging ? ' rotate(2deg)' : ''}` : undefined, transition };
  return (
    <li ref={setNodeRef} style={style} data-item={id} {...listeners} className={cx(className, !fixed && movable, isDragging && lifted)} onKeyDown={onKeyDown}>
      {children}
    </li>
  );
}

// Holding an item must neither select its words nor open the phone's own menu for links.
const movable = css({ touchAction: 'manipulation', '@media (pointer: coarse)': { userSelect: 'none', WebkitTouchCallout: 'none' } });
const lifted = css({ position: 'relative', zIndex: 'raised', boxShadow: 'overlay', cursor: 'grabbing', _motionReduce: { transform: 'none' } });
