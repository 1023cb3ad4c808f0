import { useId } from 'react';
import type { CSSProperties, KeyboardEventHandler, ReactNode } from 'react';
import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import type { Announcements, DragEndEvent, UniqueIdentifier } from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates, useSortable } from '@dnd-kit/sortable';
import { GripVertical } from 'lucide-react';
import { css, cx } from '#styled/css';
import type { CollectionItem } from '#contracts/collections.ts';
import { EDGE_SCROLL } from '#shared/ordering/edge-scroll.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { ITEM_TILE, SORTABLE_ITEMS } from '../collections.words.ts';
import { roomForFinger } from './room-for-finger.ts';
import { titleOf } from './work-of-item.ts';

interface SortableItemsProps {
  items: readonly CollectionItem[];
  onMove(itemId: string, to: number): void;
  children: ReactNode;
}

/** Lets the user reorder the works of a collection by pointer, touch and keyboard. Every step is announced to screen readers. */
export function SortableItems({ items, onMove, children }: SortableItemsProps) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }), useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }));
  const contextId = useId();
  const ids = items.map(({ itemId }) => itemId);
  const title = (id: UniqueIdentifier): string => items.flatMap((item) => (item.itemId === id ? [titleOf(item)] : [])).join('');
  const place = (id: UniqueIdentifier): string => SORTABLE_ITEMS.place(ids.indexOf(String(id)) + 1, ids.length);
  const announcements: Announcements = {
    onDragStart: ({ active }) => SORTABLE_ITEMS.taken(title(active.id), place(active.id)),
    onDragOver: ({ active, over }) => (over ? SORTABLE_ITEMS.over(title(active.id), place(over.id)) : undefined),
    onDragEnd: ({ active, over }) => (over ? SORTABLE_ITEMS.put(title(active.id), place(over.id)) : SORTABLE_ITEMS.back(title(active.id))),
    onDragCancel: ({ active }) => SORTABLE_ITEMS.back(title(active.id)),
  };
  const end = ({ active, over }: DragEndEvent): void => {
    const to = over ? ids.indexOf(String(over.id)) : -1;
    if (to >= 0 && over?.id !== active.id) onMove(String(active.id), to);
  };
  return (
    <DndContext id={contextId} sensors={sensors} collisionDetection={closestCenter} autoScroll={EDGE_SCROLL} onDragEnd={end} accessibility={{ announcements, screenReaderInstructions: { draggable: SORTABLE_ITEMS.instructions } }}>
      <SortableContext items={ids} strategy={rectSortingStrategy}>{children}</SortableContext>
    </DndContext>
  );
}

interface SortableItemProps {
  item: CollectionItem;
  onKeyDown: KeyboardEventHandler<HTMLLIElement>;
  children(grip: ReactNode): ReactNode;
}

/** A work of a collection that the user can drag by its handle. */
export function SortableItem({ item, onKeyDown, children }: SortableItemProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({ id: item.itemId });
  const style: CSSProperties = { transform: transform ? `translate3d(${Math.round(transform.x)}px, ${Math.round(transform.y)}px, 0) rotate(${isDragging ? 2 : 0}deg)` : undefined, transition };
  const grip = (
    <IconButton ref={setActivatorNodeRef} variant="plain" size="sm" round {...attributes} {...listeners} label={ITEM_TILE.gripLabel(titleOf(item))} className={cx(roomForFinger, css({ cursor: 'grab', touchAction: 'none' }))}>
      <GripVertical aria-hidden />
    </IconButton>
  );
  return <li ref={setNodeRef} style={style} data-lifted={isDragging || undefined} data-item={item.itemId} className={place} onKeyDown={onKeyDown}>{children(grip)}</li>;
}

const place = css({ minWidth: '0', '&[data-lifted]': { position: 'relative', zIndex: 'raised', opacity: '80' } });
