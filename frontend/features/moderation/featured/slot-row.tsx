import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react';
import { css } from '#styled/css';
import { column, wrap } from '#styled/patterns';
import { Badge } from '#ui/badge.tsx';
import { DateInput } from '#ui/date-input.tsx';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { SubjectLine } from '../subject-line.tsx';
import { dayOf, endOf, lastDayOf, startOf } from './slot-days.ts';
import { slotProblem } from './slot-edits.ts';
import type { SlotDraft } from './slot-edits.ts';
import type { Dragging } from '#lib/use-row-drag.ts';

interface SlotRowProps {
  slot: SlotDraft;
  place: number;
  count: number;
  drag: Dragging;
  onMove(from: number, to: number): void;
  onChange(slot: SlotDraft): void;
  onRemove(): void;
}

/** One slot: what stands there, from when until when, and how it moves. */
export function SlotRow({ slot, place, count, drag, onMove, onChange, onRemove }: SlotRowProps) {
  const { promptId, title, subject, from, until, live } = slot;
  return (
    <li {...drag.row(place)} className={row}>
      <span {...drag.handle(place)} title="Drag to another place" aria-hidden="true" className={grip}><GripVertical size={16} /></span>
      <span className={css({ textStyle: 'stat', color: 'fg.subtle', minWidth: '6' })} aria-label={`Place ${place + 1}`}>{place + 1}</span>
      <div className={column({ flex: '[1 1 200px]', minWidth: '0', gap: '1.5' })}>
        {subject ? <SubjectLine subject={subject} /> : <strong className={css({ overflowWrap: 'anywhere' })}>{title}</strong>}
        <p><Badge tone={live ? 'live' : 'neutral'}>{live ? 'Live' : subject === null ? 'Not saved yet' : 'Not shown now'}</Badge></p>
      </div>
      <div className={css({ display: 'grid', gridTemplateColumns: '[repeat(2, minmax(130px, 1fr))]', gap: '2', flex: '[1 1 290px]' })}>
        <Field label="From" group><DateInput label={`From, ${title}`} value={dayOf(from)} onValueChange={(day) => day && onChange({ ...slot, from: startOf(day) })} /></Field>
        <Field label="Until" group error={slotProblem(slot)}><DateInput label={`Until, ${title}`} value={lastDayOf(until)} onValueChange={(day) => onChange({ ...slot, until: endOf(day) })} /></Field>
      </div>
      <div className={css({ display: 'flex', gap: '1' })}>
        <IconButton id={`slot-up-${promptId}`} size="sm" label={`Move ${title} up`} disabled={place === 0} onClick={() => onMove(place, place - 1)}><ArrowUp size={16} /></IconButton>
        <IconButton id={`slot-down-${promptId}`} size="sm" label={`Move ${title} down`} disabled={place === count - 1} onClick={() => onMove(place, place + 1)}><ArrowDown size={16} /></IconButton>
        <IconButton size="sm" label={`Take ${title} out`} onClick={onRemove}><X size={16} /></IconButton>
      </div>
    </li>
  );
}

const row = wrap({
  gap: '3', alignItems: 'flex-start', border: 'soft', borderRadius: 'md', padding: '4', backgroundColor: 'surface',
  '&[data-over]': { borderColor: 'brand' }, '&[data-dragged]': { opacity: 'disabled' },
});
const grip = css({ display: { base: 'none', md: 'inline-flex' }, cursor: 'grab', color: 'fg.subtle', paddingBlockStart: '1.5' });
