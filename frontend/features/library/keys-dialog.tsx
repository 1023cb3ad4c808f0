import { css } from '#styled/css';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { KEYS } from './library.words.ts';

/** The dialog that lists all keyboard shortcuts of the library. */
export const KeysDialog = ({ onClose }: { onClose(): void }) => (
  <Dialog open size="sm" onOpenChange={(open) => !open && onClose()} title={KEYS.title} footer={<Button onClick={onClose}>{KEYS.close}</Button>}>
    <dl className={css({ display: 'grid', gridTemplateColumns: '112px minmax(0, 1fr)', rowGap: '2', alignItems: 'center', textStyle: 'small' })}>
      {KEYS.rows.map(([key, words]) => <div key={key} className={css({ display: 'contents' })}><dt><Kbd>{key}</Kbd></dt><dd>{words}</dd></div>)}
    </dl>
  </Dialog>
);
