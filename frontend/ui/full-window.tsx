import { useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { X } from 'lucide-react';
import { css } from '#styled/css';
import { flexFill, hstack } from '#styled/patterns';
import { besideDialogs } from '#ui/beside-dialogs.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { InBrowser } from '#ui/in-browser.tsx';

export interface FullWindowProps {
  title: string;
  /** Buttons between the dialog's title and its close button. */
  actions?: ReactNode;
  /** Replaces the dialog's title, buttons and close button. It must contain its own way to close the dialog. */
  bar?: ReactNode;
  /** Called for every key pressed inside the dialog. Escape closes the dialog even without this handler. */
  onKeyDown?(event: KeyboardEvent): void;
  onClose(): void;
  children: ReactNode;
}

/** A modal dialog as large as the window, for looking at one thing. It traps focus and returns it when it closes. */
export function FullWindow({ title, actions, bar: ownBar, onKeyDown, onClose, children }: FullWindowProps) {
  const content = useRef<HTMLDivElement>(null);
  return (
    <InBrowser>
      <Ark.Root open onOpenChange={({ open }) => !open && onClose()} initialFocusEl={() => content.current} persistentElements={besideDialogs}>
        <Portal>
          <Ark.Positioner className={css({ position: 'fixed', inset: '0', zIndex: 'dialog' })}>
            <Ark.Content ref={content} tabIndex={-1} {...(ownBar !== undefined && { 'aria-label': title })} className={box} onKeyDown={onKeyDown}>
              {ownBar ?? (
                <div className={bar}>
                  <Ark.Title className={flexFill({ textStyle: 'label', truncate: true })}>{title}</Ark.Title>
                  {actions}
                  <Ark.CloseTrigger asChild><IconButton label="Close"><X aria-hidden /></IconButton></Ark.CloseTrigger>
                </div>
              )}
              {children}
            </Ark.Content>
          </Ark.Positioner>
        </Portal>
      </Ark.Root>
    </InBrowser>
  );
}

// The dialog's column is no wider than the window, because a long title would push the close button out of it.
const box = css({ width: 'full', height: '[100dvh]', display: 'grid', gridTemplateRows: 'auto 1fr', gridTemplateColumns: 'minmax(0, 1fr)', backgroundColor: 'bg', outline: 'none', position: 'relative' });
const bar = hstack({ gap: '1', paddingInline: '4', paddingBlock: '2', borderBottom: 'soft' });
