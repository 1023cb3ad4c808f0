import type { ChallengeResult } from '#contracts/challenge-votes.ts';
import { FullWindow } from '#ui/full-window.tsx';
import { WholeWork } from '../whole-work.tsx';

/** A large dialog with an entry of a finished challenge and its title. */
export const ResultWindow = ({ entry: { title, output }, onClose }: { entry: Pick<ChallengeResult['entry'], 'title' | 'output'>; onClose(): void }) => (
  <FullWindow title={title} onClose={onClose}>
    <WholeWork type={output.kind} text={output.kind === 'text' ? output.text : null} url={output.kind === 'text' ? null : output.url} alt={title} />
  </FullWindow>
);
