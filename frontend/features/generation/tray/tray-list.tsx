import { X } from 'lucide-react';
import { SECOND_MS } from '#contracts/durations.ts';
import { css } from '#styled/css';
import { hstack } from '#styled/patterns';
import { useNow } from '#lib/use-now.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { TrayRow } from './tray-row.tsx';
import type { Tray } from './use-tray.ts';
import { TRAY_LIST } from '../generation.words.ts';

interface TrayListProps {
  tray: Tray;
  onClose(): void;
  /** Called when a row of the job tray has disappeared with the button that had the focus, so that the caller moves the focus. */
  onDismissed(): void;
}

/** The list of the job tray: jobs and results, newest first. One timer counts down all remaining times. */
export function TrayList({ tray: { active, finished, dismiss, setOpen }, onClose, onDismissed }: TrayListProps) {
  const now = useNow(SECOND_MS);
  const remove = (ids: readonly string[]): void => {
    dismiss(ids);
    onDismissed();
  };
  return (
    <>
      <ul className={css({ overflowY: 'auto', maxHeight: '[min(420px, 60vh)]', borderTop: 'soft' })}>
        {[...active, ...finished].map((run) => <TrayRow key={run.id} run={run} now={now} onDismiss={() => remove([run.id])} onOpen={() => setOpen(false)} />)}
      </ul>
      <div className={foot}>
        {finished.length > 0 && <Button size="sm" variant="ghost" onClick={() => remove(finished.map(({ id }) => id))}>{TRAY_LIST.button}</Button>}
        <IconButton size="sm" label={TRAY_LIST.label} className={css({ marginInlineStart: 'auto' })} onClick={onClose}><X aria-hidden /></IconButton>
      </div>
    </>
  );
}

const foot = hstack({ gap: '2', paddingBlock: '1.5', paddingInline: '3', borderTop: 'soft' });
