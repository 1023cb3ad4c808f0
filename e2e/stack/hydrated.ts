import type { Page } from '@playwright/test';

interface Early {
  list: { kind: string; key?: string }[];
  hydratedAt: number;
}
declare const window: { conjureEarly?: Early };

/** Waits until React has taken over a server-rendered page, and all that its user did before has been repeated. */
export const hydrated = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.readyState !== 'loading' && (!window.conjureEarly || (window.conjureEarly.hydratedAt > 0 && window.conjureEarly.list.length === 0)));

/** Returns the keys of the shortcuts that a page will repeat once it is hydrated. */
export const earlyShortcuts = (page: Page): Promise<unknown[]> => page.evaluate(() => window.conjureEarly?.list.filter(({ kind }) => kind === 'key').map(({ key }) => key) ?? []);
