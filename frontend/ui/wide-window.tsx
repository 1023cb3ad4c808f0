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
  /** Its spoken name; what stands in it says what the eye needs. */
  title: string;
  /** Hears every key that is pressed inside, and none of windows that were opened from it; Escape closes by itself. */
  onKeyDown?(event: KeyboardEvent): void;
  onClose(): void;
  /** Takes the focus on closing; what had it before when it is null or left out. */
  finalFocus?: () => HTMLElement | null;
  /** With a way to close it. */
  children: ReactNode;
  className?: string;
}

/** A modal window with 24 px around it, for one thing and all that is known about it. On phones it is a page. Focus is trapped, and returns to where it was. */
export function WideWindow({ title, onKeyDown, onClose, finalFocus, children, className }: WideWindowProps) {
  const content = useRef<HTMLDivElement>(null);
  // React hands on keys of windows that are opened from this one, although they stand elsewhere in the document.
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
