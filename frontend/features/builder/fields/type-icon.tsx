import { AlignLeft, Calendar, ChevronDown, CircleDot, FileText, Hash, Image, Link, ListChecks, Palette, Rows3, SlidersHorizontal, SquareCheck, Tags, TextCursorInput, ToggleRight } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { FieldType } from '#contracts/prompt-form.ts';

const ICONS: Record<FieldType, LucideIcon> = {
  short_text: TextCursorInput, long_text: AlignLeft, number: Hash, slider: SlidersHorizontal, select: ChevronDown, multi_select: ListChecks, radio_cards: CircleDot,
  checkbox: SquareCheck, toggle_text: ToggleRight, date: Calendar, color: Palette, url: Link, image: Image, file: FileText, tags: Tags, rows: Rows3,
};

/** The icon of a form field's type. */
export function TypeIcon({ type, size = 16 }: { type: FieldType; size?: number }) {
  const Icon = ICONS[type];
  return <Icon size={size} aria-hidden />;
}
