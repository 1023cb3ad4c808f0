import { useId, type CSSProperties, type ReactNode } from 'react';
import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import type { Announcements, DragEndEvent, UniqueIdentifier } from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { GripVertical } from 'lucide-react';
import { css, cx } from '#styled/css';
import { centered } from '#styled/patterns';
import { EDGE_SCROLL } from './edge-scroll.ts';
import { SORTABLE_LIST } from './ordering.words.ts';

interface SortableListProps {
  /** Ids of all entries of the list that the user can reorder, in order. */
  ids: readonly string[];
  /** Returns the name of an entry for announcements to screen readers. */
  nameOf(id: string): string;
  /** Called when the user dropped an entry of the list at another position. */
  onMove(from: number, to: number): void;
  children: ReactNode;
}

const instructions = { draggable: SORTABLE_LIST.dragInstructions };

/** A list that the user can reorder by pointer, touch or keyboard; every step is announced to screen readers. */
export function SortableList({ ids, nameOf, onMove, children }: SortableListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const contextId = useId();
  const name = (id: UniqueIdentifier): string => nameOf(String(id));
  const place = (id: UniqueIdentifier): string => SORTABLE_LIST.placeText(ids.indexOf(String(id)) + 1, ids.length);
  const announcements: Announcements = {
    onDragStart: ({ active }) => SORTABLE_LIST.onDragStart(name(active.id), place(active.id)),
    onDragOver: ({ active, over }) => (over ? SORTABLE_LIST.onDragOver(name(active.id), place(over.id)) : undefined),
    onDragEnd: ({ active, over }) => (over ? SORTABLE_LIST.isNowAtOnDragEnd(name(active.id), place(over.id)) : SORTABLE_LIST.wentBackOnDragEnd(name(active.id))),
    onDragCancel: ({ active }) => SORTABLE_LIST.wentBackOnDragEnd(name(active.id)),
  };
  const end = ({ active, over }: DragEndEvent): void => {
    const from = ids.indexOf(String(active.id));
    const to = over ? ids.indexOf(String(over.id)) : -1;
    if (from >= 0 && to >= 0 && from !== to) onMove(from, to);
  };
  return (
    <DndContext id={contextId} sensors={sensors} collisionDetection={closestCenter} autoScroll={EDGE_SCROLL} onDragEnd={end} accessibility={{ announcements, screenReaderInstructions: instructions }}>
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>{children}</SortableContext>
    </DndContext>
  );
}

interface SortableEntryProps {
  id: string;
  /** Whether the entry cannot be moved; other entries can still pass it. */
  fixed?: boolean;
  /** Accessible name of the entry's drag handle, such as "Move Topic". */
  label: string;
  className?: string;
  /** Renders an entry of the list with its drag handle. */
  children(handle: ReactNode): ReactNode;
}

/** One entry of a list that the user can reorder. */
export function SortableEntry({ id, fixed = false, label, className, children }: SortableEntryProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({ id, disabled: { draggable: fixed } });
  const style: CSSProperties = { transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined, transition };
  const handle = fixed ? null : (
    <button ref={setActivatorNodeRef} type="button" {...attributes} {...listeners} aria-label={label} className={grip}>
      <GripVertical size={16} aria-hidden />
    </button>
  );
  return <li ref={setNodeRef} style={style} className={cx(className, isDragging && lifted)}>{children(handle)}</li>;
}

const grip = centered({
  flex: 'none', width: '6', height: '8', borderRadius: 'xs', color: 'fg.subtle', backgroundColor: 'transparent', cursor: 'grab', touchAction: 'none',
  _hover: { color: 'fg', backgroundColor: 'hover' }, _active: { cursor: 'grabbing' },
  // 40 px for a finger. The margins keep the rows as they are.
  '@media (max-width: 767px), (pointer: coarse)': { width: '10', height: '10', marginInline: '-2', marginBlock: '-1' },
});
const lifted = css({ position: 'relative', zIndex: 'raised', boxShadow: 'overlay', backgroundColor: 'overlay', borderRadius: 'md' });
