import type { BlindEntry } from '#contracts/challenge-entries.ts';
import { FullWindow } from '#ui/full-window.tsx';
import { DUEL } from '../challenge-vote.words.ts';
import { WholeWork } from '../whole-work.tsx';

interface CloserLookProps {
  entry: BlindEntry;
  side: 'left' | 'right';
  onClose(): void;
}

/** A large dialog with one of the two entries to vote on. */
export const CloserLook = ({ entry: { contentType, text, url }, side, onClose }: CloserLookProps) => (
  <FullWindow title={DUEL[side]} onClose={onClose}>
    <WholeWork type={contentType} text={text} url={url} alt={DUEL[side]} muted />
  </FullWindow>
);
