import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { hstack, mutedText } from '#styled/patterns';
import { IconButton } from '#ui/icon-button.tsx';
import { SECTION_HEAD } from '../builder-fields.words.ts';

interface SectionHeadProps {
  id: string;
  title: string;
  /** Index of the section in the form. */
  at: number;
  count: number;
  onTitle(title: string): void;
  onMove(step: -1 | 1): void;
  onDelete(): void;
}

/** The heading of a section in the builder's list of fields, with a box for the section's title. */
export function SectionHead({ id, title, at, count, onTitle, onMove, onDelete }: SectionHeadProps) {
  const name = title.trim() || `Section ${at + 1}`;
  return (
    <div
      className={row}
      onKeyDown={(event) => {
        if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
        event.preventDefault();
        onMove(event.key === 'ArrowUp' ? -1 : 1);
      }}
    >
      <input
        id={id} className={box} value={title} maxLength={80} placeholder={at === 0 ? SECTION_HEAD.firstSectionNoPlaceholder : SECTION_HEAD.nameThisSectionPlaceholder}
        aria-label={SECTION_HEAD.headingOfSectionLabel(at + 1)} onChange={(event) => onTitle(event.target.value)}
      />
      <IconButton label={SECTION_HEAD.moveUpLabel(name)} size="sm" disabled={at === 0} onClick={() => onMove(-1)}><ArrowUp aria-hidden /></IconButton>
      <IconButton label={SECTION_HEAD.moveDownLabel(name)} size="sm" disabled={at === count - 1} onClick={() => onMove(1)}><ArrowDown aria-hidden /></IconButton>
      <IconButton label={SECTION_HEAD.deleteLabel(name)} size="sm" onClick={onDelete}><Trash2 aria-hidden /></IconButton>
    </div>
  );
}

const row = hstack({ gap: '0.5', paddingBlockStart: '3', paddingInlineStart: '2' });
const box = mutedText({
  flex: '1', minWidth: '0', minHeight: '8', paddingInline: '2', border: 'clear', borderRadius: 'sm', backgroundColor: 'transparent', textStyle: 'meta', fontWeight: 'semibold',
  _placeholder: { color: 'fg.subtle', fontWeight: 'book' }, _hover: { borderColor: 'line' }, _focusVisible: { outline: 'none', borderColor: 'brand', boxShadow: 'field' },
});
