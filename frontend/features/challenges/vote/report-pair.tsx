import { useState } from 'react';
import { wrap } from '#styled/patterns';
import type { VotePair } from '#contracts/challenge-votes.ts';
import { ReportDialog } from '#shared/reporting/report-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DUEL } from '../challenge-vote.words.ts';

/** The dialog that reports one of the two entries to the moderators, without revealing its author. */
export function ReportPair({ pair, onClose }: { pair: VotePair; onClose(): void }) {
  const [side, setSide] = useState<'left' | 'right' | null>(null);
  if (side) return <ReportDialog reported={{ type: 'challenge_entry', id: pair[side].id, name: DUEL[side] }} onClose={onClose} />;
  return (
    <Dialog open size="sm" onOpenChange={(open) => !open && onClose()} title={DUEL.reportTitle} description={DUEL.reportText}>
      <div className={wrap({ gap: '2' })}><Button onClick={() => setSide('left')}>{DUEL.left}</Button><Button onClick={() => setSide('right')}>{DUEL.right}</Button></div>
    </Dialog>
  );
}
