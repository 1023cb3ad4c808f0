import { useEffect } from 'react';

/**
 * While `asking` is true, lets the buyer use the frame in which the bank asks for a confirmation. It opens outside our dialog, which would
 * otherwise catch every click and take the focus back.
 */
export function useBankFrames(asking: boolean): void {
  useEffect(() => {
    if (!asking) return;
    const wake = (): void => {
      for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe')) {
        if (frame.style.pointerEvents !== 'auto') frame.style.pointerEvents = 'auto';
      }
    };
    // Listens on the window in the capture phase, and so runs before the dialog's own listeners on the document.
    const leaveAlone = (event: FocusEvent): void => {
      if (event.target instanceof HTMLIFrameElement) event.stopImmediatePropagation();
    };
    const watcher = new MutationObserver(wake);
    watcher.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('focusin', leaveAlone, true);
    return () => {
      watcher.disconnect();
      window.removeEventListener('focusin', leaveAlone, true);
    };
  }, [asking]);
}
