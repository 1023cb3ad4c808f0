import { css } from '#styled/css';
import { flex } from '#styled/patterns';
import { Dialog } from '#ui/dialog.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { KEYS } from '../chat.words.ts';

/** The dialog that lists all keyboard shortcuts of a chat. */
export function KeysDialog({ onClose }: { onClose(): void }) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={KEYS.title}>
      <dl className={css({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: '4', rowGap: '3', alignItems: 'baseline', textStyle: 'small' })}>
        {KEYS.rows.map(([keys, text]) => <div key={keys} className={css({ display: 'contents' })}><dt className={flex({ gap: '1' })}>{keys?.split(' ').map((key) => <Kbd key={key}>{key}</Kbd>)}</dt><dd className={css({ color: 'fg.muted' })}>{text}</dd></div>)}
      </dl>
    </Dialog>
  );
}
