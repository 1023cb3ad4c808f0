import { css } from '#styled/css';
import { flex } from '#styled/patterns';
import { Dialog } from './dialog.tsx';
import { Kbd } from './kbd.tsx';

interface KeysDialogProps {
  title: string;
  /** For each line: a key or combination, or several, and what they do. */
  rows: readonly (readonly [keys: string | readonly string[], act: string])[];
  onClose(): void;
}

/** A list of all keys of a page. */
export const KeysDialog = ({ title, rows, onClose }: KeysDialogProps) => (
  <Dialog open size="sm" onOpenChange={(open) => !open && onClose()} title={title}>
    <dl className={css({ display: 'grid', gridTemplateColumns: '[auto minmax(0, 1fr)]', columnGap: '4', rowGap: '2.5', alignItems: 'center', textStyle: 'small' })}>
      {rows.map(([keys, act]) => <div key={act} className={css({ display: 'contents' })}><dt className={flex({ gap: '1' })}>{[keys].flat().map((key) => <Kbd key={key}>{key}</Kbd>)}</dt><dd>{act}</dd></div>)}
    </dl>
  </Dialog>
);
