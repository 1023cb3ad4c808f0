import type { Page } from '@playwright/test';
import { registerUser } from '#testing/http-user.ts';
import { contentWith } from '#testing/xss/payload-contents.ts';
import { ONE_OF_EACH, PAYLOADS } from '#testing/xss/payloads.ts';
import { fillWithPayloads, FOR_SALE } from '../stack/hostile.ts';
import type { HostileShop } from '../stack/hostile.ts';
import { watchInert } from '../stack/inert.ts';
import type { Watch } from '../stack/inert.ts';
import { asAdmin, joined, seenDialog } from '../stack/people.ts';
import { forgiveRefusals } from '../stack/sign-in.ts';
import { expect, test } from '../stack/test.ts';

let shop: HostileShop;
let ownerCookie: string;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const owner = await registerUser(process.env.E2E_URL!);
  ownerCookie = owner.cookie();
  shop = await fillWithPayloads(process.env.E2E_URL!, owner);
  expect(shop.crowded).toHaveLength(2);
  expect(shop.prompts.length).toBeGreaterThanOrEqual(120);
  expect(shop.people.length).toBeGreaterThanOrEqual(100);
});

async function asOwner(page: Page, baseURL: string): Promise<void> {
  await page.context().addCookies(ownerCookie.split('; ').map((pair) => ({ name: pair.slice(0, pair.indexOf('=')), value: pair.slice(pair.indexOf('=') + 1), url: baseURL })));
}

/** Opens a page whose security policy is on and waits until it is loaded. */
async function open(page: Page, path: string): Promise<void> {
  const answer = await page.goto(path);
  const policy = answer!.headers()['content-security-policy']!;
  expect(policy).toMatch(/script-src 'self' 'nonce-[^']+'/);
  expect(policy).not.toContain('unsafe');
  for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"]) expect(policy).toContain(rule);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

async function lookAt(page: Page, watch: Watch, path: string, act: () => Promise<unknown> = async () => undefined): Promise<void> {
  await open(page, path);
  await act();
  expect(await watch.finds(path)).toEqual([]);
}

/** Scrolls until the list on the page has no more items. */
async function toTheEnd(page: Page, items: string, atLeast: number): Promise<void> {
  await expect.poll(async () => {
    await page.mouse.wheel(0, 20_000);
    return page.locator(items).count();
  }, { timeout: 30_000 }).toBeGreaterThanOrEqual(atLeast);
}

test("the server's HTML of pages with hostile texts has the scripts and head of a harmless page, and no elements from those texts", async ({ page, baseURL }) => {
  test.setTimeout(180_000);
  const calmOwner = await registerUser(baseURL!);
  const made = await calmOwner.send<{ draft: { promptId: string; revision: number } }>('POST', '/api/drafts', { body: { content: contentWith('A calm line about tea') } });
  const out = await calmOwner.send<{ draft: { slug: string } }>('POST', `/api/drafts/${made.body.draft.promptId}/publish`, { body: { revision: made.body.draft.revision, changeNote: '', despiteWarning: true } });
  await page.goto('/robots.txt');
  const htmlOf = async (path: string): Promise<string> => (await page.request.get(baseURL! + path)).text();
  /** Returns the page's HTML as the server renders it. It tries again, because a busy server sometimes leaves the rendering to the browser. */
  const rendered = async (slug: string): Promise<string> => {
    let html = '';
    await expect.poll(async () => (html = await htmlOf(`/prompt/${slug}`)), { timeout: 30_000, intervals: [200] }).toContain('id="page-data"');
    return html;
  };
  /** Returns the page's HTML without rendered content, because the server does not render addresses with a query. */
  const bare = (slug: string): Promise<string> => htmlOf(`/prompt/${slug}?tab=samples`);
  const read = (html: string) => page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'text/html');
    const strange = [...parsed.querySelectorAll('*')].filter((element) => element.matches('iframe, object, embed, base, math, marquee, meta[http-equiv]') || element.getAttributeNames().some((name) => name.startsWith('on')));
    return {
      head: [...parsed.head.querySelectorAll('*:not(link[rel=preload])')].map((element) => `${element.tagName} ${element.getAttributeNames().join(' ')}`).join('\n'),
      scripts: parsed.querySelectorAll('script').length,
      strange: strange.map((element) => element.outerHTML),
    };
  }, html);
  for (const look of [rendered, bare]) {
    const calm = await read(await look(out.body.draft.slug));
    expect(calm.head).toContain('SCRIPT type');
    expect(calm.strange).toEqual([]);
    for (const { slug } of shop.prompts) expect(await read(await look(slug)), slug).toEqual(calm);
  }
});

test('the marketplace, its search and profiles show hostile texts to visitors without running them', async ({ page, problems }) => {
  test.setTimeout(120_000);
  await seenDialog(page);
  const watch = await watchInert(page);
  await lookAt(page, watch, '/marketplace?sort=newest', () => toTheEnd(page, 'main article', 125));
  await lookAt(page, watch, '/marketplace', async () => {
    for (const words of ['<script', 'onerror', 'alert']) {
      await page.getByRole('combobox', { name: 'Search prompts, creators and tags' }).fill(words);
      await expect(page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first()).toBeVisible();
      expect(await watch.finds(words)).toEqual([]);
    }
  });
  for (const path of ['/marketplace?q=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E', '/marketplace?tag=%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E', '/prompt/%3Cscript%3Ealert(1)%3C%2Fscript%3E']) await lookAt(page, watch, path);
  for (const username of shop.people.slice(0, 60).filter((_, at) => at % 12 === 0)) await lookAt(page, watch, `/profile/${username}`);
  // Removes from the test's problems the refused requests for a prompt that does not exist.
  forgiveRefusals(problems);
});

test('a prompt’s page, its tabs and its share page show hostile texts without running them', async ({ page }) => {
  test.setTimeout(120_000);
  await seenDialog(page);
  const watch = await watchInert(page);
  const [first, second] = shop.crowded as [HostileShop['crowded'][0], HostileShop['crowded'][0]];
  for (const { slug } of [first, second]) {
    await lookAt(page, watch, `/prompt/${slug}`, async () => {
      await expect(page.getByText('What it does')).toBeVisible();
      await page.getByRole('form', { name: 'Run this prompt' }).getByRole('button', { name: 'Surprise me' }).click();
      for (const link of await page.getByRole('main').getByRole('link', { name: 'here', exact: true }).all()) expect(await link.getAttribute('href')).toMatch(/^(https:|\/|$)/);
    });
    for (const path of [`/prompt/${slug}/share`, `/prompt/${slug}?tab=versions`, `/prompt/${slug}?tab=lineage`]) await lookAt(page, watch, path);
  }
  await lookAt(page, watch, `/prompt/${first.slug}?tab=comments`, () => toTheEnd(page, 'main article', 125));
  await lookAt(page, watch, `/prompt/${first.slug}?tab=reviews`, () => expect(page.getByRole('article')).toHaveCount(4));
  for (const { slug } of shop.prompts.filter((_, at) => at % Math.ceil(PAYLOADS.length / ONE_OF_EACH.length) === 0)) await lookAt(page, watch, `/prompt/${slug}`);
});

test('collections, folders and packs show hostile texts without running them, to visitors and to their owner', async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  await seenDialog(page);
  const watch = await watchInert(page);
  expect(shop.kept).toHaveLength(4);
  for (const path of shop.kept) await lookAt(page, watch, path);
  await asOwner(page, baseURL!);
  for (const path of [...shop.kept, '/my-library', '/my-library?layout=grid', '/mycollections', '/prompt-packs?tab=mine']) await lookAt(page, watch, path);
});

test('an author\'s messages, builder, run and history show hostile texts without running them', async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  await asOwner(page, baseURL!);
  const watch = await watchInert(page);
  const { id, slug } = shop.crowded[0]!;
  await lookAt(page, watch, '/', async () => {
    await page.getByRole('button', { name: /notifications/i }).first().click();
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  });
  for (const step of ['basics', 'template', 'fields', 'preview', 'test', 'publish']) {
    await open(page, `/edit/prompt/${id}?step=${step}`);
    await expect(page.getByRole('navigation', { name: 'Steps' })).toBeVisible();
    expect(await watch.finds(`builder, ${step}`)).toEqual([]);
  }
  for (const path of [`/prompt/${slug}/history`, '/history', '/profile', '/profile?tab=settings', '/wallet']) await lookAt(page, watch, path);
  await lookAt(page, watch, `/prompt/${slug}`, async () => {
    const panel = page.getByRole('form', { name: 'Run this prompt' });
    await panel.getByRole('button', { name: 'Surprise me' }).click();
    await panel.getByRole('textbox', { name: 'Topic' }).fill(PAYLOADS.slice(0, 36).map(({ text }) => text).join('\n'));
    await panel.getByRole('slider', { name: 'Length' }).press('Home');
    await panel.getByRole('button', { name: /^Generate/ }).click();
    await expect(page.getByRole('region', { name: 'Result' }).getByText(/^Ta-da/)).toBeVisible({ timeout: 40_000 });
  });
  await lookAt(page, watch, '/my-creations', () => page.getByRole('main').locator('ul').getByRole('button').first().click());
});

test('administrators\' pages show hostile texts without running them', async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  await asAdmin(page, baseURL!);
  const watch = await watchInert(page);
  await lookAt(page, watch, `/admin/users?q=${shop.people[0]!}`, () => page.getByRole('main').getByText(shop.people[0]!).first().click());
  await lookAt(page, watch, '/admin/marketplace', async () => {
    await page.getByRole('list', { name: 'Submissions, oldest first' }).getByRole('button', { name: FOR_SALE }).first().click();
    await expect(page.getByRole('region', { name: 'Submission' })).toContainText('<script>alert(1)</script>');
  });
  await lookAt(page, watch, '/admin/marketplace?tab=reports', () => expect(async () => {
    // Loads all pages of the reports, because other specs report too, and the oldest reports come first.
    const more = page.getByRole('main').getByRole('button', { name: 'Load more' });
    if (await more.isVisible()) await more.click();
    await expect(page.getByRole('main')).toContainText('<script>alert(1)</script>', { timeout: 1_000 });
  }).toPass({ timeout: 40_000 }));
  for (const path of ['/admin', '/admin/users', '/admin/next-features', '/admin/developer?tab=logs', '/admin/developer?tab=emails', '/admin/developer?tab=audit', '/admin/marketplace?tab=tags', '/admin/marketplace?tab=duplicates', '/admin/marketplace?tab=log']) await lookAt(page, watch, path);
});

test('each check for hostile texts catches a page that forgets to escape them', async ({ page, baseURL, foreign, problems }) => {
  await joined(page, baseURL!);
  const watch = await watchInert(page);
  const { family, text } = PAYLOADS.find(({ text: words }) => words === '<img src=x onerror=alert(1)>')!;
  await page.route('**/twin', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><main></main>' }));
  const twin = async (words: string): Promise<string[]> => {
    await page.goto('/twin');
    await page.evaluate((html) => void (document.querySelector('main')!.innerHTML = html), words);
    await page.waitForTimeout(100);
    return (await watch.finds(family)).map((line) => line.split(': ')[1]!);
  };
  /** Waits before the check, because the browser takes time to report a missing picture. */
  const caughtAs = (words: string, kinds: string[]): Promise<void> => expect.poll(() => twin(words)).toEqual(kinds);
  await caughtAs(text, ['alert was called', 'handler']);
  await caughtAs('<img src=//canary.invalid/i.png>', ['request', 'source']);
  await caughtAs('<a href="java\tscript:alert(1)">here</a>', ['address']);
  await caughtAs('<iframe srcdoc="<script>parent.alert(1)</script>">', ['alert was called', 'element', 'srcdoc']);
  const tried = PAYLOADS.filter((_, at) => at % 3 === 0);
  const caught: string[] = [];
  for (const payload of tried) if ((await twin(payload.text)).length > 0) caught.push(payload.text);
  expect(caught.length).toBeGreaterThan(tried.length / 3);
  // Expects that the product's security policy makes the browser block the hostile scripts.
  await page.goto('/robots.txt');
  await open(page, '/marketplace');
  await page.evaluate((html) => document.querySelector('main')!.insertAdjacentHTML('beforeend', html), text);
  await expect.poll(async () => (await watch.finds('policy')).some((line) => line.includes('policy: script-src'))).toBe(true);
  problems.splice(0);
  // The careless pages of this test let hostile texts call their host, which the watch over requests finds too.
  expect(new Set(foreign.splice(0).map((request) => new URL(request.split(' ')[1] ?? '').host))).toEqual(new Set(['canary.invalid']));
});
