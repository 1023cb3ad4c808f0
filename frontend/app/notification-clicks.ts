import { isOwnPath } from '#lib/own-path.ts';

/** The message of the service worker to a tab when the person clicks a system notification. The tab answers on the port. */
interface Pressed {
  type: 'notification-pressed';
  /** Path of the page that a click on a system notification opens, with a leading slash. */
  path: string;
}

const isPressed = (data: unknown): data is Pressed =>
  typeof data === 'object' && data !== null && (data as Partial<Pressed>).type === 'notification-pressed' && isOwnPath((data as Partial<Pressed>).path);

/**
 * Navigates to the address of a clicked notification without loading the page again, and tells the service worker so.
 * @returns a function that stops it
 */
export function hearNotificationClicks(go: (path: string) => void): () => void {
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : null;
  const hear = ({ data, ports }: MessageEvent<unknown>): void => {
    if (!isPressed(data)) return;
    ports[0]?.postMessage('taken');
    go(data.path);
  };
  workers?.addEventListener('message', hear);
  return () => workers?.removeEventListener('message', hear);
}
