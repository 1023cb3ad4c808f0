import type { ReactNode } from 'react';
import { spaceBetween } from '#styled/patterns';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { FILTER_SHEET } from './marketplace.words.ts';

interface FilterSheetProps {
  onClose(): void;
  onClear(): void;
  children: ReactNode;
}

/** A sheet with the marketplace's filters on small screens. They apply at once; the button only closes the sheet. */
export function FilterSheet({ onClose, onClear, children }: FilterSheetProps) {
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={FILTER_SHEET.title} footer={<div className={spaceBetween({ gap: '3' })}><Button onClick={onClear}>{FILTER_SHEET.clearAllButton}</Button><Button variant="primary" onClick={onClose}>{FILTER_SHEET.showPromptsButton}</Button></div>}>
      {children}
    </Sheet>
  );
}
