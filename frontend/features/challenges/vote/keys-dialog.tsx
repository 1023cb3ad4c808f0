import { css } from '#styled/css';
import { Dialog } from '#ui/dialog.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { KEYS } from '../challenge-vote.words.ts';

/** The dialog that lists all keyboard shortcuts of the vote between two entries. */
export const KeysDialog = ({ onClose }: { onClose(): void }) => (
  <Dialog open size="sm" onOpenChange={(open) => !open && onClose()} title={KEYS.title}>
    <dl className={css({ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: '4', rowGap: '2.5', alignItems: 'center', textStyle: 'small' })}>
      {KEYS.rows.map(([key, act]) => <div key={key} className={css({ display: 'contents' })}><dt><Kbd>{key}</Kbd></dt><dd>{act}</dd></div>)}
    </dl>
  </Dialog>
);
