import { css } from '#styled/css';
import { Dialog } from '#ui/dialog.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { CREATIONS_LIST } from './creations.words.ts';

/** The dialog that lists all keyboard shortcuts of My Creations. */
export const KeysDialog = ({ onClose }: { onClose(): void }) => (
  <Dialog open onOpenChange={(open) => !open && onClose()} size="sm" title={CREATIONS_LIST.keysTitle}>
    <dl className={css({ display: 'grid', gridTemplateColumns: '[auto minmax(0, 1fr)]', columnGap: '4', rowGap: '2.5', alignItems: 'center', textStyle: 'small' })}>
      {CREATIONS_LIST.keys.map(([key, what]) => <div key={key} className={css({ display: 'contents' })}><dt><Kbd>{key}</Kbd></dt><dd>{what}</dd></div>)}
    </dl>
  </Dialog>
);
