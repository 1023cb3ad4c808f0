import { useEffect } from 'react';

/**
 * Lets the buyer use the bank's frame, which opens outside our dialog, while `asking`. Otherwise the dialog would catch every click and take the
 * focus back.
 */
export function useBankFrames(asking: boolean): void {
  useEffect(() => {
    if (!asking) return;
    const wake = (): void => {
      for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe')) {
        if (frame.style.pointerEvents !== 'auto') frame.style.pointerEvents = 'auto';
      }
    };
    // Runs before the window's own listeners, which are on the document.
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
