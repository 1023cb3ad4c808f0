import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { disablePush, enablePush, pushState, PUSH_WORDS, renewPush } from './web-push.ts';

const KEY = 'BN1ihIXtOntXyKGmBRjXwrf9l4mNTKiwBlIWsvkrO267hVJC536LAmP6R3_63--YHI4RKo4HfWSsEm12RMv2BsA';
const SUBSCRIPTION = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } };
const CONFIG = { product: 'Conjure', stripe: null, checkoutHost: null, socialLogin: null, unavailable: {}, pushKey: KEY as string | null };

/** The browser's push API and the server are replaced in this test, because neither belongs to the tested module. */
describe('web push in a browser', () => {
  let permission: NotificationPermission;
  let answered: NotificationPermission;
  let subscribed: boolean;
  let config: typeof CONFIG;
  let userId: string;
  let calls: string[];
  const pushManager = {
    getSubscription: () => Promise.resolve(subscribed ? subscription : null),
    subscribe: () => {
      subscribed = true;
      return Promise.resolve(subscription);
    },
  };
  const registration = { pushManager };
  const subscription = {
    endpoint: SUBSCRIPTION.endpoint,
    options: { applicationServerKey: null },
    toJSON: () => SUBSCRIPTION,
    unsubscribe: () => Promise.resolve(!(subscribed = false)),
  };
  const user = (id: string) => ({
    id, username: 'ada', email: 'ada@example.test', displayName: null, avatarUrl: null, role: 'user', elevatedUntil: null, emailConfirmed: true,
    secondFactor: false, appearance: { theme: 'system', reducedMotion: false, plainWords: false }, showSensitive: false, conjureBalance: 0,
  });

  beforeEach(() => {
    [permission, answered, subscribed, config, calls] = ['default', 'granted', false, CONFIG, []];
    userId = '0198f1d2-0000-7000-8000-000000000001';
    localStorage.clear();
    vi.stubGlobal('PushManager', class {});
    vi.stubGlobal('Notification', {
      get permission() {
        return permission;
      },
      requestPermission: () => Promise.resolve((permission = answered)),
    });
    vi.stubGlobal('navigator', {
      serviceWorker: { register: () => Promise.resolve(registration), ready: Promise.resolve(registration), getRegistration: () => Promise.resolve(registration) },
    });
    vi.stubGlobal('fetch', (path: string, { method = 'GET' }: RequestInit = {}) => {
      if (method !== 'GET') calls.push(`${method} ${path}`);
      const body = path === '/api/config' ? config : path === '/api/auth/me' ? { user: user(userId) } : { success: true };
      return Promise.resolve(new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } }));
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('web push is switched on when the user allows it, and off again, in the browser and on the server', async () => {
    expect(await pushState()).toBe('off');
    expect(await enablePush()).toBe('on');
    expect(await pushState()).toBe('on');
    expect(await disablePush()).toBe('off');
    expect(calls).toEqual(['POST /api/push/subscriptions', 'DELETE /api/push/subscriptions']);
  });

  it.each(['denied', 'default'] as const)('web push stays off when the permission is "%s", and explains why when only the user can change it', async (answer) => {
    answered = answer;
    expect(await enablePush()).toBe(answer === 'denied' ? 'denied' : 'off');
    expect([subscribed, calls]).toEqual([false, []]);
    expect(PUSH_WORDS.denied).toContain('Your browser blocks notifications');
  });

  it('web push says that the browser or the server does not support it, without a permission prompt', async () => {
    config = { ...CONFIG, pushKey: null };
    expect([await pushState(), await enablePush(), permission]).toEqual(['unavailable', 'unavailable', 'default']);
    vi.stubGlobal('navigator', {});
    expect([await pushState(), await enablePush(), await disablePush()]).toEqual(['unsupported', 'unsupported', 'unsupported']);
  });

  it("web push is renewed in the next session of the user who enabled it, and not in other users' sessions", async () => {
    await renewPush();
    expect(calls).toEqual([]);
    await enablePush();
    await renewPush();
    expect(calls).toHaveLength(2);
    userId = '0198f1d2-0000-7000-8000-000000000002';
    await renewPush();
    expect([await pushState(), calls.length]).toEqual(['off', 2]);
  });
});
