/*
 * Tells people of messages while no tab of theirs is in front. It keeps no pages and answers no requests: what it does not
 * do cannot be out of date.
 */
const TITLE_WITHOUT_WORDS = 'Something new is waiting for you';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => event.waitUntil(tell(letterOf(event.data))));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.url));
});

// A push service may give a browser a new address at any time.
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event.oldSubscription)));

function letterOf(data) {
  try {
    return data.json();
  } catch {
    return {};
  }
}

async function tell({ subject = TITLE_WITHOUT_WORDS, content = '', url = '/', tag }) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // Whoever looks at a tab of ours sees the message there.
  if (windows.some((tab) => tab.focused)) return;
  await self.registration.showNotification(subject, { body: content, tag, icon: '/icon-192.png', data: { url } });
}

async function open(path = '/') {
  const target = new URL(path, self.location.origin);
  // Never out of our own house, whatever a push says.
  const address = target.origin === self.location.origin ? target.href : self.location.origin;
  const [tab] = await self.clients.matchAll({ type: 'window' });
  if (tab) {
    try {
      const shown = await tab.focus();
      if (shown.url !== address) await shown.navigate(address);
      return;
    } catch {
      // A tab that went meanwhile: a new one does as well.
    }
  }
  await self.clients.openWindow(address);
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
