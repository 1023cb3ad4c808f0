import type { Locator, Page } from '@playwright/test';
import { findings, tooWide } from '../stack/axe.ts';
import { asAdmin, joined, seenDialog } from '../stack/people.ts';
import { secondLook } from '../stack/second-look.ts';
import { WIDTHS } from '../stack/settings.ts';
import { forgiveRefusals, refuse, toastOf } from '../stack/sign-in.ts';
import { expect, test } from '../stack/test.ts';

interface Feature {
  id: string;
  title: string;
  revision: number;
  votes: number;
}
type Change = { method: 'POST' | 'PATCH' | 'PUT' | 'DELETE'; path: string; data?: unknown };

let made = 0;
/** Makes a unique title for a feature, because other specs vote on features of their own at the same time. */
const ownTitle = (name: string): string => `${name} ${Date.now().toString(36)}${(made += 1)}`;

async function change(page: Page, baseURL: string, { method, path, data }: Change): Promise<Feature[]> {
  const answer = await page.request.fetch(`${baseURL}/api/admin/next-features${path}`, { method, data, headers: { origin: baseURL } });
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as Feature[];
}
const listed = async (page: Page, baseURL: string): Promise<Feature[]> => (await (await page.request.get(`${baseURL}/api/admin/next-features`)).json()) as Feature[];
const DRAFT = { description: 'Deliveries by carpet, rain or shine.', status: 'voting', estimatedCompletion: null, visible: true };
const add = async (page: Page, baseURL: string, title: string, changes: object = {}): Promise<Feature> =>
  (await change(page, baseURL, { method: 'POST', path: '', data: { ...DRAFT, title, ...changes } })).at(-1)!;

async function openDialog(page: Page, username: string): Promise<Locator> {
  await page.getByRole('button', { name: `Account menu of ${username}` }).click();
  await page.getByRole('menuitem', { name: 'Next Features' }).click();
  const dialog = page.getByRole('dialog', { name: 'Next Features' });
  await expect(dialog.getByRole('list')).toBeVisible();
  return dialog;
}
const card = (dialog: Locator, title: string): Locator => dialog.getByRole('listitem').filter({ has: dialog.page().getByRole('heading', { name: title, exact: true }) });
const figure = (dialog: Locator, name: string): Locator => dialog.getByText(name, { exact: true }).locator('xpath=../dd');

test.beforeEach(({ page }) => seenDialog(page));

test("a member's vote for a next feature is shown at once and counts once, also after a reload", async ({ page, baseURL }) => {
  const { username } = await joined(page, baseURL!);
  await page.goto('/marketplace');
  const dialog = await openDialog(page, username);
  await expect(figure(dialog, 'Features')).toHaveText(String(await dialog.getByRole('listitem').count()));
  const open = card(dialog, 'Daily challenges with blind votes');
  await expect(open.getByText('Completed')).toBeVisible();
  await expect(open.getByRole('button')).toHaveCount(0);
  await expect(card(dialog, 'API keys').getByText('Completed')).toBeVisible();
  const planned = card(dialog, 'Compare side by side');
  await planned.getByRole('button', { name: 'Vote', exact: true }).click();
  const voted = planned.getByRole('button', { name: 'Voted', exact: true });
  await expect(voted).toBeDisabled();
  await expect(toastOf(page, 'Vote Recorded')).toContainText('Thank you for your feedback! Your vote has been recorded.');
  await page.reload();
  await openDialog(page, username);
  await expect(voted).toBeDisabled();
});

test('next features show their share of the votes and the number of votes that they wait for, and failed votes show their exact text', secondLook(true), async ({ page, baseURL, problems }) => {
  const { username } = await joined(page, baseURL!);
  const feature = { description: 'A thing.', estimatedCompletion: null, userVoted: false, status: 'voting' };
  const features = [
    { ...feature, id: '019a0000-0000-7000-8000-000000000001', title: 'One third', votes: 1, estimatedCompletion: 'Spring 2027' },
    { ...feature, id: '019a0000-0000-7000-8000-000000000002', title: 'Two thirds', votes: 2, status: 'completed', completedAt: '2026-11-20T10:00:00.000Z' },
    { ...feature, id: '019a0000-0000-7000-8000-000000000003', title: 'Nothing', votes: 0, status: 'in_progress' },
  ];
  let release!: () => void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/next-features', async (route) => {
    await held;
    await route.fulfill({ json: features });
  });
  await refuse(page, '/api/next-features/*/vote', 409, 'Voting on this feature is over.', 'voting_closed');
  await page.goto('/marketplace');
  await page.getByRole('button', { name: `Account menu of ${username}` }).click();
  await page.getByRole('menuitem', { name: 'Next Features' }).click();
  const dialog = page.getByRole('dialog', { name: 'Next Features' });
  await expect(dialog.getByText('Loading features...', { exact: true })).toBeVisible();
  release();
  await expect(figure(dialog, 'Total votes')).toHaveText('3');
  await expect(figure(dialog, 'In progress')).toHaveText('1');
  for (const [title, share] of [['One third', '33'], ['Two thirds', '67'], ['Nothing', '0']] as const) {
    await expect(card(dialog, title).getByText(`${share}%`, { exact: true })).toBeVisible();
    await expect(card(dialog, title).getByRole('progressbar')).toHaveAttribute('aria-valuenow', share);
  }
  await expect(card(dialog, 'One third').getByText('Estimated completion: Spring 2027')).toBeVisible();
  await card(dialog, 'One third').getByRole('button', { name: 'Vote' }).click();
  await expect(toastOf(page, 'Vote Failed')).toContainText('Voting on this feature is over.');
  await expect(card(dialog, 'One third').getByRole('button', { name: 'Vote', exact: true })).toBeEnabled();
  await expect(figure(dialog, 'Total votes')).toHaveText('3');
  await page.keyboard.press('Escape');
  await page.goto('/');
  // The news load when the member comes near them.
  await page.getByRole('heading', { name: 'Videos' }).scrollIntoViewIfNeeded();
  const news = page.getByRole('region', { name: 'What’s new' });
  await expect(news.getByRole('listitem')).toHaveCount(1);
  await expect(news.getByRole('heading', { name: 'Two thirds' })).toBeVisible();
  await news.getByRole('button', { name: 'Vote on what comes next' }).click();
  await expect(card(dialog, 'Nothing')).toBeVisible();
  await page.unroute('**/api/next-features');
  await page.route('**/api/next-features', (route) => route.fulfill({ json: [] }));
  await page.reload();
  await page.getByRole('button', { name: `Account menu of ${username}` }).click();
  await page.getByRole('menuitem', { name: 'Next Features' }).click();
  await expect(dialog.getByText('No features available for voting yet.', { exact: true })).toBeVisible();
  forgiveRefusals(problems);
});

for (const viewport of WIDTHS) {
  for (const theme of ['light', 'dark'] as const) {
    test(`the dialog of next features at ${viewport.width} px, ${theme}: axe finds nothing, and it fits`, secondLook(true), async ({ page, baseURL }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme: theme });
      const { username } = await joined(page, baseURL!);
      await page.goto('/marketplace');
      const dialog = await openDialog(page, username);
      expect(await findings(page)).toEqual([]);
      const box = (await dialog.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(viewport.width);
    });
  }
}

test.describe('administrators', () => {
  test.describe.configure({ mode: 'serial' });
  test.beforeEach(({ page, baseURL }) => asAdmin(page, baseURL!).then(() => undefined));

  test('administrators add, change, order by keyboard, merge and delete next features', secondLook(true), async ({ page, baseURL }) => {
    const [first, second] = [ownTitle('Flying carpets'), ownTitle('Talking brooms')];
    await page.goto('/admin/next-features');
    await page.getByRole('button', { name: 'New feature' }).click();
    const form = page.getByRole('dialog', { name: 'New feature' });
    await form.getByRole('button', { name: 'Add feature' }).click();
    await expect(form.getByText('Write a title of at least 3 characters')).toBeVisible();
    await form.getByLabel('Title').fill(first);
    await form.getByLabel('Description').fill('Deliveries by carpet, rain or shine.');
    await form.getByLabel(/^Estimated completion/).fill('Spring 2027');
    await form.getByRole('button', { name: 'Add feature' }).click();
    await expect(toastOf(page, 'Feature added')).toBeVisible();
    await add(page, baseURL!, second);
    await page.reload();

    const list = page.getByRole('list', { name: 'Next features in order' });
    const titles = async (): Promise<string[]> => (await list.getByRole('listitem').locator('strong').allInnerTexts()).filter((title) => [first, second].includes(title));
    await expect.poll(titles).toEqual([first, second]);
    const up = list.getByRole('button', { name: `Move ${second} up` });
    await up.focus();
    await page.keyboard.press('Enter');
    await expect.poll(titles).toEqual([second, first]);
    await expect(up).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: `${second} is now number` })).toBeAttached();
    await expect.poll(async () => (await listed(page, baseURL!)).map(({ title }) => title).filter((title) => [first, second].includes(title))).toEqual([second, first]);

    await list.getByRole('button', { name: `Edit ${second}` }).click();
    const edit = page.getByRole('dialog', { name: 'Edit feature' });
    await edit.getByRole('switch', { name: 'Visible' }).uncheck({ force: true });
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(list.getByRole('listitem').filter({ hasText: second }).getByText('Hidden')).toBeVisible();

    await list.getByRole('button', { name: `Merge ${first} into another feature` }).click();
    const merge = page.getByRole('dialog', { name: `Merge “${first}”` });
    await merge.getByRole('combobox', { name: /Merge into/ }).click();
    await page.getByRole('option', { name: second }).click();
    await merge.getByRole('button', { name: 'Merge', exact: true }).click();
    await expect.poll(titles).toEqual([second]);
    await list.getByRole('button', { name: `Delete ${second}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.poll(titles).toEqual([]);
  });

  test("an administrator's change of next features that is based on an old list is refused, and one press loads the latest list", secondLook(true), async ({ page, baseURL, problems }) => {
    const feature = await add(page, baseURL!, ownTitle('Self-stirring pots'));
    await page.goto('/admin/next-features');
    await page.getByRole('button', { name: `Edit ${feature.title}` }).click();
    await change(page, baseURL!, { method: 'PATCH', path: `/${feature.id}`, data: { ...DRAFT, title: feature.title, estimatedCompletion: 'Tomorrow', revision: feature.revision } });
    const form = page.getByRole('dialog', { name: 'Edit feature' });
    await form.getByLabel('Description').fill('Nobody stirs any more, ever.');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByRole('alert')).toContainText(`Another administrator changed “${feature.title}” meanwhile. Nothing was saved`);
    await form.getByRole('button', { name: 'Show the latest' }).click();
    await expect(page.getByRole('list', { name: 'Next features in order' }).getByRole('listitem').filter({ hasText: feature.title })).toContainText('Tomorrow');
    await change(page, baseURL!, { method: 'DELETE', path: `/${feature.id}?revision=2` });
    forgiveRefusals(problems);
  });

  for (const theme of ['light', 'dark'] as const) {
    test(`the administrators' page of next features fits every width, and axe finds nothing, ${theme}`, secondLook(true), async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme });
      await page.goto('/admin/next-features');
      await expect(page.getByRole('list', { name: 'Next features in order' })).toBeVisible();
      expect(await tooWide(page)).toEqual([]);
      expect(await findings(page)).toEqual([]);
      await page.setViewportSize({ width: 375, height: 812 });
      await page.getByRole('button', { name: 'New feature' }).click();
      await expect(page.getByRole('dialog', { name: 'New feature' })).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });
  }
});
