import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react';
import { css } from '#styled/css';
import { column, flex, longWords, wrap } from '#styled/patterns';
import { Badge } from '#ui/badge.tsx';
import { DateInput } from '#ui/date-input.tsx';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { SubjectLine } from '../subject-line.tsx';
import { dayOf, endOf, lastDayOf, startOf } from './slot-days.ts';
import { slotProblem } from './slot-edits.ts';
import type { SlotDraft } from './slot-edits.ts';
import type { Dragging } from '#lib/use-row-drag.ts';
import { SLOT_ROW } from '../moderation-marketplace.words.ts';

interface SlotRowProps {
  slot: SlotDraft;
  place: number;
  count: number;
  drag: Dragging;
  onMove(from: number, to: number): void;
  onChange(slot: SlotDraft): void;
  onRemove(): void;
}

/** Row of the moderators' form for one featured prompt: its title, its dates, and the controls that move or remove it. */
export function SlotRow({ slot, place, count, drag, onMove, onChange, onRemove }: SlotRowProps) {
  const { promptId, title, subject, from, until, live } = slot;
  return (
    <li {...drag.row(place)} className={row}>
      <span {...drag.handle(place)} title={SLOT_ROW.title} aria-hidden="true" className={grip}><GripVertical size={16} /></span>
      <span className={css({ textStyle: 'stat', color: 'fg.subtle', minWidth: '6' })} aria-label={SLOT_ROW.placeLabel(place + 1)}>{place + 1}</span>
      <div className={column({ flex: '[1 1 200px]', minWidth: '0', gap: '1.5' })}>
        {subject ? <SubjectLine subject={subject} /> : <strong className={longWords()}>{title}</strong>}
        <p><Badge tone={live ? 'live' : 'neutral'}>{live ? 'Live' : subject === null ? SLOT_ROW.notSavedYetBadge : SLOT_ROW.notShownNowBadge}</Badge></p>
      </div>
      <div className={css({ display: 'grid', gridTemplateColumns: '[repeat(2, minmax(130px, 1fr))]', gap: '2', flex: '[1 1 290px]' })}>
        <Field label={SLOT_ROW.fromLabel} group><DateInput label={SLOT_ROW.fromOfSlotLabel(title)} value={dayOf(from)} onValueChange={(day) => day && onChange({ ...slot, from: startOf(day) })} /></Field>
        <Field label={SLOT_ROW.untilLabel} group error={slotProblem(slot)}><DateInput label={SLOT_ROW.untilOfSlotLabel(title)} value={lastDayOf(until)} onValueChange={(day) => onChange({ ...slot, until: endOf(day) })} /></Field>
      </div>
      <div className={flex({ gap: '1' })}>
        <IconButton id={`slot-up-${promptId}`} size="sm" label={SLOT_ROW.moveUpLabel(title)} disabled={place === 0} onClick={() => onMove(place, place - 1)}><ArrowUp size={16} /></IconButton>
        <IconButton id={`slot-down-${promptId}`} size="sm" label={SLOT_ROW.moveDownLabel(title)} disabled={place === count - 1} onClick={() => onMove(place, place + 1)}><ArrowDown size={16} /></IconButton>
        <IconButton size="sm" label={SLOT_ROW.takeOutLabel(title)} onClick={onRemove}><X size={16} /></IconButton>
      </div>
    </li>
  );
}

const row = wrap({
  gap: '3', alignItems: 'flex-start', border: 'soft', borderRadius: 'md', padding: '4', backgroundColor: 'surface',
  '&[data-over]': { borderColor: 'brand' }, '&[data-dragged]': { opacity: 'disabled' },
});
const grip = css({ display: { base: 'none', md: 'inline-flex' }, cursor: 'grab', color: 'fg.subtle', paddingBlockStart: '1.5' });
