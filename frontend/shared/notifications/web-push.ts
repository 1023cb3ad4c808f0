import { getMe } from '#contracts/me.ts';
import { removePushSubscription, savePushSubscription } from '#contracts/push-subscriptions.ts';
import type { PushSubscriptionBody } from '#contracts/push-subscriptions.ts';
import { getConfig } from '#contracts/system.ts';
import { call } from '#lib/call.ts';

/**
 * State of web push. `unsupported`: the browser cannot. `unavailable`: the server sends none. `denied`: the person refused the browser's
 * permission, which only they can change. `off` and `on`: as chosen in this browser.
 */
export type PushState = 'unsupported' | 'unavailable' | 'denied' | 'off' | 'on';

/** Explains to the user why the switch for web push stayed off; null when no explanation is needed. */
export const PUSH_WORDS: Record<PushState, string | null> = {
  unsupported: 'This browser cannot show notifications while Conjure is closed. On an iPhone or iPad, add Conjure to your home screen first.',
  unavailable: 'This server does not send browser notifications.',
  denied: 'Your browser blocks notifications from Conjure. Allow them in the site settings beside the address, then switch this on again.',
  off: null,
  on: null,
};

const WORKER = '/sw.js';
/** Storage key of the user who enabled web push in this browser. For another user, web push starts switched off. */
const OWNER = 'conjure.push-owner';

/** Returns the state of web push in this browser, without asking for permission. */
export async function pushState(): Promise<PushState> {
  if (!supported()) return 'unsupported';
  if ((await serverKey()) === null) return 'unavailable';
  if (Notification.permission === 'denied') return 'denied';
  return Notification.permission === 'granted' && (await subscriptionHere()) !== null && (await isOurs()) ? 'on' : 'off';
}

/**
 * Asks for permission, subscribes this browser to web push and registers it on the server. Call it from a click, because browsers refuse the
 * prompt otherwise. Resolves to the new state: `off` when the person closed the prompt, `denied` when they refused.
 * @throws the browser's or the server's error when subscribing failed
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

/** Switches web push off, first in the browser and then on the server, so that no notification arrives even when the server cannot be reached. */
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
 * Registers the browser's existing push subscription for the current session, because a registration ends with its session. It shows nothing,
 * because the user did not ask for it, and does nothing in a browser without a subscription.
 */
export async function renewPush(): Promise<void> {
  try {
    if ((await pushState()) !== 'on') return;
    const subscription = await subscriptionHere();
    if (subscription !== null) await call(savePushSubscription, { body: bodyOf(subscription) });
  } catch {
    // A failed registration is ignored, because the next visit tries again.
  }
}

/** Returns the browser's own push subscription. It is a function of its own, because tests cannot reach a browser vendor's server. */
async function subscribeBrowser(key: string): Promise<PushSubscriptionBody> {
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  // A subscription made with another server key is replaced, because the push service would refuse its messages.
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
