import type { BlindEntry } from '#contracts/challenge-entries.ts';
import { FullWindow } from '#ui/full-window.tsx';
import { ENTRIES } from '../challenge-entries.words.ts';
import { WholeWork } from '../whole-work.tsx';

interface EntryWindowProps {
  entry: BlindEntry;
  /** Number of the challenge's entry in the viewer's order, from 1. */
  index: number;
  onClose(): void;
}

/** A large dialog with one entry of a challenge, without its author's name. */
export const EntryWindow = ({ entry: { contentType, text, url }, index, onClose }: EntryWindowProps) => (
  <FullWindow title={ENTRIES.altText(index)} onClose={onClose}>
    <WholeWork type={contentType} text={text} url={url} alt={ENTRIES.altText(index)} muted />
  </FullWindow>
);
