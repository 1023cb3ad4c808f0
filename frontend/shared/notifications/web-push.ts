import { getMe } from '#contracts/me.ts';
import { removePushSubscription, savePushSubscription } from '#contracts/push-subscriptions.ts';
import type { PushSubscriptionBody } from '#contracts/push-subscriptions.ts';
import { getConfig } from '#contracts/system.ts';
import { call } from '#lib/call.ts';

/**
 * `unsupported`: this browser cannot. `unavailable`: this server sends none. `denied`: the person said no to the browser,
 * which only they can take back. `off` and `on`: as chosen for this browser.
 */
export type PushState = 'unsupported' | 'unavailable' | 'denied' | 'off' | 'on';

/** Why a switch stayed off, for people to read; null where nothing needs to be said. */
export const PUSH_WORDS: Record<PushState, string | null> = {
  unsupported: 'This browser cannot show notifications while Conjure is closed. On an iPhone or iPad, add Conjure to your home screen first.',
  unavailable: 'This server does not send browser notifications.',
  denied: 'Your browser blocks notifications from Conjure. Allow them in the site settings beside the address, then switch this on again.',
  off: null,
  on: null,
};

const WORKER = '/sw.js';
/** Key of the user who enabled push in this browser. For another user, push starts switched off. */
const OWNER = 'conjure.push-owner';

/** The state of web push in this browser. It asks for no permission. */
export async function pushState(): Promise<PushState> {
  if (!supported()) return 'unsupported';
  if ((await serverKey()) === null) return 'unavailable';
  if (Notification.permission === 'denied') return 'denied';
  return Notification.permission === 'granted' && (await subscriptionHere()) !== null && (await isOurs()) ? 'on' : 'off';
}

/**
 * Asks for permission, subscribes this browser and tells the server. Call it from a click: browsers ask for nothing else.
 * Returns how things stand then: `off` when the person closed the question, `denied` when they said no.
 * @throws what the browser or the server said when subscribing failed
 */
export async function enablePush(): Promise<PushState> {
  if (!supported()) return 'unsupported';
  const key = await serverKey();
  if (key === null) return 'unavailable';
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  await call(savePushSubscription, { body: await subscribeBrowser(key) });
  localStorage.setItem(OWNER, await ownId());
  return 'on';
}

/** Stops telling this browser, first here and then at the server, so that it is quiet also without a connection. */
export async function disablePush(): Promise<PushState> {
  if (!supported()) return 'unsupported';
  const subscription = await subscriptionHere();
  if (subscription !== null) {
    localStorage.removeItem(OWNER);
    await subscription.unsubscribe();
    await call(removePushSubscription, { body: { endpoint: subscription.endpoint } });
  }
  return pushState();
}

/**
 * Ties a subscribed browser to the current session, because a subscription ends with its session. It shows nothing, since the person
 * did not ask for it, and does nothing in a browser without a subscription.
 */
export async function renewPush(): Promise<void> {
  try {
    if ((await pushState()) !== 'on') return;
    const subscription = await subscriptionHere();
    if (subscription !== null) await call(savePushSubscription, { body: bodyOf(subscription) });
  } catch {
    // The next visit tries again.
  }
}

/** The browser's own step, apart from everything else: no server of a browser vendor can be reached in tests. */
async function subscribeBrowser(key: string): Promise<PushSubscriptionBody> {
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  // The push service would refuse a subscription that was made with another server key.
  if (before !== null && !sameKey(before, key)) await before.unsubscribe();
  return bodyOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
}

const supported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const serverKey = async (): Promise<string | null> => (await call(getConfig, {})).pushKey;

const ownId = async (): Promise<string> => (await call(getMe, {})).user?.id ?? '';

const isOurs = async (): Promise<boolean> => localStorage.getItem(OWNER) === (await ownId());

async function subscriptionHere(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  return registration?.pushManager.getSubscription() ?? null;
}

function bodyOf(subscription: PushSubscription): PushSubscriptionBody {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? subscription.endpoint, keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } };
}

function sameKey({ options }: PushSubscription, key: string): boolean {
  if (options.applicationServerKey === null) return false;
  const used = btoa(String.fromCharCode(...new Uint8Array(options.applicationServerKey)));
  return used.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === key;
}
