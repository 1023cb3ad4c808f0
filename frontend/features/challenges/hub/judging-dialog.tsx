import { column } from '#styled/patterns';
import { Dialog } from '#ui/dialog.tsx';
import { JUDGING } from '../challenges-hub.words.ts';
import { RuleList } from '../page/rule-list.tsx';
import { ScoreSplit } from '../page/score-split.tsx';

/** The dialog that explains how votes decide the places of a challenge. */
export const JudgingDialog = ({ onClose }: { onClose(): void }) => (
  <Dialog open onOpenChange={(open) => !open && onClose()} title={JUDGING.title} description={JUDGING.lead}>
    <div className={column({ gap: '4' })}><ScoreSplit /><RuleList rules={JUDGING.rules} /></div>
  </Dialog>
);
