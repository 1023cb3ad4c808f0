import { useState } from 'react';
import type { ReactNode } from 'react';
import { DndContext, DragOverlay, getClientRect, MouseSensor, pointerWithin, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import type { DragEndEvent, DragOverEvent, DragStartEvent, Modifier, UniqueIdentifier } from '@dnd-kit/core';
import { css } from '#styled/css';
import type { Folder } from '#contracts/folders.ts';
import type { LibraryEntry } from '#contracts/library.ts';
import { EDGE_SCROLL } from '#shared/ordering/edge-scroll.ts';
import { DRAG } from '../library.words.ts';
import { Thumb } from '../rows/entry-parts.tsx';

interface LibraryDragProps {
  entries: readonly LibraryEntry[];
  folders: readonly Folder[];
  /** Returns the ids of the library entries that move when this row is dragged: the whole selection when the row is selected, else the row alone. */
  taken(entry: LibraryEntry): readonly string[];
  onDrop(ids: readonly string[], folder: Folder): void;
  /** Moves a favourite after another one, or to the front (null); undefined in views whose order cannot be changed. */
  onPlace?: ((id: string, after: string | null) => void) | undefined;
  children: ReactNode;
}

const BESIDE_PX = 12;

/** How far above a finger the drag image is, so that the finger does not cover it. */
const ABOVE_PX = 64;

/** Puts the drag image beside the mouse or above the finger. By default it would be at the corner of the row, which is as wide as the page. */
const atPointer: Modifier = ({ activatorEvent, activeNodeRect, transform }) => {
  // Some desktop browsers know no touch events at all.
  const finger = typeof TouchEvent !== 'undefined' && activatorEvent instanceof TouchEvent ? activatorEvent.touches[0] : undefined;
  const begun = finger ?? activatorEvent;
  if (!activeNodeRect || !begun || !('clientX' in begun) || !('clientY' in begun)) return transform;
  const beside = finger ? -ABOVE_PX : BESIDE_PX;
  return { ...transform, x: transform.x + Number(begun.clientX) - activeNodeRect.left + BESIDE_PX, y: transform.y + Number(begun.clientY) - activeNodeRect.top + beside };
};

/**
 * Measures rows and folders where they are shown. By default transforms are left out, and the list places its rows by a transform: then all rows
 * would be measured in the place of the first.
 */
const AS_SHOWN = { draggable: { measure: getClientRect }, droppable: { measure: getClientRect } };
const START_PX = 8;
const HOLD_MS = 250;

/** Lets members drag library rows onto folders, and favourites to another position. The keys M and Alt with arrows do the same. */
export function LibraryDrag({ entries, folders, taken, onDrop, onPlace, children }: LibraryDragProps) {
  const sensors = useSensors(useSensor(MouseSensor, { activationConstraint: { distance: START_PX } }), useSensor(TouchSensor, { activationConstraint: { delay: HOLD_MS, tolerance: START_PX } }));
  const [held, setHeld] = useState<{ entry: LibraryEntry; count: number } | null>(null);
  const [over, setOver] = useState<Folder | null>(null);
  // The library for dragging knows rows by `entry <id>` and folders by `folder <id>`.
  const entryOf = (key: UniqueIdentifier): LibraryEntry | undefined => entries.find(({ id }) => `entry ${id}` === key);
  const folderOf = (key: UniqueIdentifier | undefined): Folder | null => folders.find(({ id }) => `folder ${id}` === key) ?? null;
  const start = ({ active }: DragStartEvent): void => {
    const entry = entryOf(active.id);
    if (entry) setHeld({ entry, count: taken(entry).length });
  };
  const end = ({ active, over: target }: DragEndEvent): void => {
    setHeld(null);
    setOver(null);
    const [entry, folder] = [entryOf(active.id), folderOf(target?.id)];
    if (entry && folder) return onDrop(taken(entry), folder);
    const [from, to] = [entries.findIndex(({ id }) => id === entry?.id), entries.findIndex(({ id }) => `place ${id}` === target?.id)];
    if (!entry || !onPlace || to < 0 || from === to) return;
    onPlace(entry.id, (from < to ? entries[to] : entries[to - 1])?.id ?? null);
  };
  return (
    <DndContext
      sensors={sensors} collisionDetection={pointerWithin} autoScroll={EDGE_SCROLL} measuring={AS_SHOWN} onDragStart={start} onDragOver={({ over: target }: DragOverEvent) => setOver(folderOf(target?.id))} onDragEnd={end}
      onDragCancel={() => { setHeld(null); setOver(null); }}
    >
      {children}
      <DragOverlay dropAnimation={null} modifiers={[atPointer]}>{held && <div data-on="overlay" className={ghost}><Thumb entry={held.entry} />{DRAG.ghost(held.count, over?.name ?? null)}</div>}</DragOverlay>
    </DndContext>
  );
}

const ghost = css({
  display: 'inline-flex', alignItems: 'center', gap: '2.5', minHeight: '12', paddingInline: '2', paddingInlineEnd: '4', borderRadius: 'md', backgroundColor: 'overlay', boxShadow: 'brandEdge', textStyle: 'small', fontWeight: 'semibold', whiteSpace: 'nowrap', rotate: '[-2deg]',
  _motionReduce: { rotate: '[0deg]' },
});
