import type { BlindEntry } from '#contracts/challenge-entries.ts';
import { FullWindow } from '#ui/full-window.tsx';
import { ENTRIES } from '../challenge-entries.words.ts';
import { WholeWork } from '../whole-work.tsx';

interface EntryWindowProps {
  entry: BlindEntry;
  /** From 1, in the viewer's own order. */
  index: number;
  onClose(): void;
}

/** One entry as large as the window, still without a name. */
export const EntryWindow = ({ entry: { contentType, text, url }, index, onClose }: EntryWindowProps) => (
  <FullWindow title={ENTRIES.altText(index)} onClose={onClose}>
    <WholeWork type={contentType} text={text} url={url} alt={ENTRIES.altText(index)} muted />
  </FullWindow>
);
