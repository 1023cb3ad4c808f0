import { useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { css, cx } from '#styled/css';
import { stack } from '#styled/patterns';
import { dialog } from '#styled/recipes';
import { besideDialogs } from '#ui/beside-dialogs.ts';
import { InBrowser } from '#ui/in-browser.tsx';

export interface WideWindowProps {
  /** Accessible name of the wide dialog, whose content has the visible headings. */
  title: string;
  /** Called for every key pressed inside the dialog, but not in dialogs opened from it. Escape closes the dialog even without this handler. */
  onKeyDown?(event: KeyboardEvent): void;
  onClose(): void;
  /** Returns the element that gets focus when the dialog closes; by default the one that had it before. */
  finalFocus?: () => HTMLElement | null;
  /** Content of the wide dialog, with a button that closes it. */
  children: ReactNode;
  className?: string;
}

/** A modal dialog with 24 px around it, for one thing and its details. On phones it fills the page. It traps focus and returns it when it closes. */
export function WideWindow({ title, onKeyDown, onClose, finalFocus, children, className }: WideWindowProps) {
  const content = useRef<HTMLDivElement>(null);
  // React passes on keys from dialogs that were opened from this one, although they are elsewhere in the document. Those keys are ignored.
  const press = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.target instanceof Node && event.currentTarget.contains(event.target)) onKeyDown?.(event);
  };
  return (
    <InBrowser>
      <Ark.Root open onOpenChange={({ open }) => !open && onClose()} initialFocusEl={() => content.current} {...(finalFocus && { finalFocusEl: finalFocus })} persistentElements={besideDialogs} onFocusOutside={(event) => event.preventDefault()}>
        <Portal>
          <Ark.Backdrop className={dialog().backdrop} />
          <Ark.Positioner className={stack({ position: 'fixed', inset: { base: '0', md: '6' }, zIndex: 'dialog' })}>
            <Ark.Content ref={content} tabIndex={-1} aria-label={title} className={cx(box, className)} data-on="overlay" onKeyDown={press}>{children}</Ark.Content>
          </Ark.Positioner>
        </Portal>
      </Ark.Root>
    </InBrowser>
  );
}

const box = css({ position: 'relative', minHeight: '0', minWidth: '0', overflow: 'hidden', backgroundColor: 'overlay', outline: 'none', md: { border: 'line', borderRadius: 'xl', boxShadow: 'overlay' } });
