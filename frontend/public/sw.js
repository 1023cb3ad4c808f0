/* The service worker shows notifications while no tab is in front. It caches no pages and answers no requests, so it can serve nothing outdated. */
const TITLE_WITHOUT_WORDS = 'Something new is waiting for you';
/** Wait in ms for a tab's answer. A tab that has not answered by then has no signed-in user, or is still loading. */
const ANSWER_WITHIN_MS = 1000;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => event.waitUntil(tell(notificationOf(event.data))));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.url));
});

// A push service may give a browser a new address at any time, so the subscription is renewed.
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event.oldSubscription)));

function notificationOf(data) {
  try {
    return data.json();
  } catch {
    return {};
  }
}

async function tell({ subject = TITLE_WITHOUT_WORDS, content = '', url = '/', tag }) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // A reader with a focused tab of ours sees the message there, so no notification is shown.
  if (windows.some((tab) => tab.focused)) return;
  await self.registration.showNotification(subject, { body: content, tag, icon: '/icon-192.png', data: { url } });
}

async function open(path = '/') {
  const target = new URL(path, self.location.origin);
  // Opens only addresses of this site, whatever address a push message names.
  const address = target.origin === self.location.origin ? target.href : self.location.origin;
  const [tab] = await self.clients.matchAll({ type: 'window' });
  if (tab) {
    // A browser may refuse to bring the tab to the front; the tab navigates all the same.
    const shown = await tab.focus().catch(() => tab);
    if (await taken(shown, address)) return;
    try {
      if (shown.url !== address) await shown.navigate(address);
      return;
    } catch {
      // The tab was closed meanwhile, so a new one opens.
    }
  }
  await self.clients.openWindow(address);
}

/** Whether the application in a tab navigates by itself, so that nothing is reloaded and nothing unsaved is lost. */
function taken(tab, address) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const silence = setTimeout(() => resolve(false), ANSWER_WITHIN_MS);
    port1.onmessage = () => {
      clearTimeout(silence);
      resolve(true);
    };
    tab.postMessage({ type: 'notification-pressed', path: address.slice(self.location.origin.length) || '/' }, [port2]);
  });
}

async function renew(old) {
  if (!old) return;
  const fresh = await self.registration.pushManager.subscribe(old.options);
  const { endpoint, keys } = fresh.toJSON();
  const send = (method, body) =>
    fetch('/api/push/subscriptions', { method, credentials: 'same-origin', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  await send('POST', { endpoint, keys });
  await send('DELETE', { endpoint: old.endpoint });
}
