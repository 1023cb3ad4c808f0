import { useState } from 'react';
import { css } from '#styled/css';
import { column, mutedText } from '#styled/patterns';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { REPLAY_CARD } from '../replay.words.ts';
import { FlushDialog } from './flush-dialog.tsx';
import { ReplayDialog } from './replay-dialog.tsx';

const DIALOGS = { replay: ReplayDialog, flush: FlushDialog };

/** Card with two buttons for administrators: one delivers past events to a subscriber again, one empties the cache of sessions. */
export function ReplayCard() {
  const [open, setOpen] = useState<keyof typeof DIALOGS | null>(null);
  const Dialog = open && DIALOGS[open];
  return (
    <Card as="section" pad="lg" radius="lg" aria-label={REPLAY_CARD.title}>
      <h2 className={css({ textStyle: 'h3', marginBlockEnd: '4' })}>{REPLAY_CARD.title}</h2>
      <div className={column({ gap: '3', justifyItems: 'start' })}>
        <p className={mutedText()}>{REPLAY_CARD.replayText}</p>
        <Button onClick={() => setOpen('replay')}>{REPLAY_CARD.replayButton}</Button>
        <p className={mutedText()}>{REPLAY_CARD.flushText}</p>
        <Button onClick={() => setOpen('flush')}>{REPLAY_CARD.flushButton}</Button>
      </div>
      {Dialog && <Dialog onClose={() => setOpen(null)} />}
    </Card>
  );
}
