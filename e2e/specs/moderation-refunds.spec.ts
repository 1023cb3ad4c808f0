import type { Browser, Page } from '@playwright/test';
import { Client } from 'pg';
import { messagePath } from '#contracts/message-links.ts';
import { findings, tooWide } from '../stack/axe.ts';
import { draftOf, finishedContent } from '../stack/drafts.ts';
import { sampleOf } from '../stack/samples.ts';
import { asAdmin, joined, seenDialog } from '../stack/people.ts';
import { WIDTHS } from '../stack/settings.ts';
import { expectToast } from '../stack/sign-in.ts';
import { expect, test } from '../stack/test.ts';

const PRICE = 5;

async function another<T>(browser: Browser, baseURL: string, enter: (page: Page, baseURL: string) => Promise<T>): Promise<{ page: Page; person: T }> {
  const page = await browser.newPage({ baseURL });
  await seenDialog(page);
  return { page, person: await enter(page, baseURL) };
}

const sent = async (page: Page, baseURL: string, path: string, data: object): Promise<unknown> => {
  const answer = await page.request.post(`${baseURL}${path}`, { data, headers: { origin: baseURL } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
};

/** Submits a paid picture prompt, which then waits for a review. */
async function submitted(page: Page, baseURL: string, title: string): Promise<string> {
  const testInputs = ['tea', 'rain', 'hats'].map((topic) => ({ label: `About ${topic}`, inputs: { topic } }));
  const content = { ...finishedContent(title), contentType: 'image', category: 'digital-art', description: 'Tell it a topic.', pricing: 'unlock', unlockPrice: PRICE, testInputs };
  const { promptId, revision } = await draftOf(page, baseURL, content);
  await sampleOf(page, baseURL, { promptId, revision, inputs: { topic: 'tea' } });
  await sent(page, baseURL, `/api/drafts/${promptId}/publish`, { revision, changeNote: '', despiteWarning: true });
  return promptId;
}

/** Moves all unlocks of this person to the day before yesterday, after the free period of refunds. */
async function yesterday(username: string): Promise<void> {
  const database = new Client({ connectionString: process.env.E2E_DATABASE_URL });
  await database.connect();
  await database.query(`update unlocks set unlocked_at = unlocked_at - interval '2 days' where user_id = (select id from users where username = $1)`, [username]);
  await database.end();
}

const unlocked = (page: Page, title: string) => page.getByRole('list', { name: 'Unlocked prompts, latest first' }).getByRole('listitem').filter({ hasText: title });

test.beforeEach(({ page }) => seenDialog(page));

test('a reviewer runs a submitted prompt as a buyer; a buyer asks a moderator for one refund, and gets another without a moderator', async ({ page, baseURL, browser }) => {
  test.setTimeout(180_000);
  const author = await another(browser, baseURL!, joined);
  const [late, gone] = [`Lamps of ${author.person.username}`, `Gates of ${author.person.username}`];
  const ids = [await submitted(author.page, baseURL!, late), await submitted(author.page, baseURL!, gone)];

  const office = await another(browser, baseURL!, asAdmin);
  await office.page.goto('/admin/marketplace');
  await office.page.getByRole('list', { name: 'Submissions, oldest first' }).getByRole('button', { name: late, exact: true }).click();
  const bench = office.page.getByRole('region', { name: 'Run it as a buyer' });
  await bench.getByRole('button', { name: 'Run as buyer · free' }).click();
  await expect(bench.getByText(/Topic/).first()).toBeVisible();
  await expect(bench.getByRole('region', { name: 'Result' })).toBeHidden();
  await bench.getByRole('button', { name: 'About rain' }).click();
  await expect(bench.getByLabel('Topic')).toHaveValue('rain');
  await bench.getByRole('button', { name: 'Run as buyer · free' }).click();
  const result = bench.getByRole('region', { name: 'Result' });
  await expect(result.getByRole('img').first()).toBeVisible({ timeout: 60_000 });
  await expect(result.getByRole('button', { name: 'Regenerate' })).toHaveCount(0);

  const { items } = (await (await office.page.request.get('/api/admin/marketplace/reviews?limit=60')).json()) as { items: { id: string; subject: { promptId: string } | null }[] };
  for (const id of ids) await sent(office.page, baseURL!, `/api/admin/marketplace/reviews/${items.find(({ subject }) => subject?.promptId === id)!.id}/decision`, { decision: 'approve', note: '' });

  const buyer = await joined(page, baseURL!);
  for (const id of ids) await sent(page, baseURL!, `/api/prompts/${id}/unlock`, { expectedTotal: PRICE });
  await yesterday(buyer.username);
  await sent(page, baseURL!, `/api/prompts/${ids[1]!}/report`, { rule: 'rights', details: 'Not theirs to sell.' });
  const { items: reports } = (await (await office.page.request.get('/api/admin/marketplace/reports?limit=60')).json()) as { items: { id: string; subject: { promptId: string } | null }[] };
  await sent(office.page, baseURL!, `/api/admin/marketplace/reports/${reports.find(({ subject }) => subject?.promptId === ids[1])!.id}/decision`, { decision: 'remove', rule: 'rights', note: 'It is not theirs.' });

  // Refunds a prompt that was taken down with one press, although it was bought two days ago; a message links there.
  await expect.poll(async () => JSON.stringify(await (await page.request.get('/api/messages?limit=50')).json())).toContain('was taken down');
  const messages = (await (await page.request.get('/api/messages?limit=50')).json()) as { relatedEntityType: string; relatedEntityId: string; subject: string }[];
  const news = messages.find(({ subject }) => subject === `“${gone}”, which you unlocked, was taken down`)!;
  expect(news.relatedEntityType).toBe('unlock');
  await page.goto(messagePath({ ...news, id: '' }));
  await expect(unlocked(page, gone)).toContainText('It can no longer be run');
  await unlocked(page, gone).getByRole('button', { name: /^Refund/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Refund' }).click();
  await expectToast(page, `${PRICE} tokens returned`, `“${gone}” is sealed again.`);
  await expect(unlocked(page, gone)).toContainText('Refunded');

  // Asks a moderator for a refund, which the buyer must do after the free period, and can do once.
  await page.goto(`/prompt/${ids[0]!}`);
  await page.getByRole('region', { name: 'Unlock' }).getByRole('link', { name: 'Ask for a refund' }).click();
  await unlocked(page, late).getByRole('button', { name: /^Ask for a refund/ }).click();
  const ask = page.getByRole('dialog', { name: `Ask for ${PRICE} tokens back` });
  await ask.getByRole('button', { name: 'Send the request' }).click();
  await expect(ask.getByText('Give the reason in one or two sentences')).toBeVisible();
  await ask.getByLabel('What went wrong?').fill('The lamps are all gates, every one of them.');
  await ask.getByRole('button', { name: 'Send the request' }).click();
  await expectToast(page, 'Your request is in', 'A moderator decides and answers by message.');
  await expect(unlocked(page, late)).toContainText('You asked for a refund');

  await office.page.goto('/admin/marketplace?tab=refunds');
  const request = office.page.getByRole('list', { name: 'Refund requests' }).getByRole('listitem').filter({ hasText: late });
  await expect(request).toContainText('The lamps are all gates, every one of them.');
  await request.getByRole('button', { name: /^Grant/ }).click();
  const grant = office.page.getByRole('dialog', { name: `Give ${PRICE} tokens back?` });
  await grant.getByLabel('Your answer').fill('Gates indeed. Sorry for that.');
  await grant.getByRole('button', { name: 'Grant the refund' }).click();
  await expectToast(office.page, `${PRICE} tokens went back`, `@${buyer.username} has a message about it.`);
  await expect(request).toBeHidden();
  await page.reload();
  await expect(unlocked(page, late)).toContainText('Gates indeed. Sorry for that.');
  await expect(page.getByRole('button', { name: /^Balance: 20 tokens/ })).toBeVisible();
  await Promise.all([author.page.close(), office.page.close()]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of WIDTHS) {
    test.describe(`${colorScheme}, ${viewport.width} px`, () => {
      test.use({ viewport, colorScheme });

      test("the list of unlocks in a wallet and the moderators' refund queue fit, and axe finds nothing", async ({ page, baseURL, browser }) => {
        test.setTimeout(120_000);
        const author = await another(browser, baseURL!, joined);
        const title = `Doors of ${author.person.username}`;
        const id = await submitted(author.page, baseURL!, title);
        // Opens a browser context of its own, because axe opens a second page beside the one that it checks.
        const office = await browser.newContext({ baseURL: baseURL!, viewport, colorScheme });
        const desk = await office.newPage();
        await seenDialog(desk);
        await asAdmin(desk, baseURL!);
        const { items } = (await (await desk.request.get('/api/admin/marketplace/reviews?limit=60')).json()) as { items: { id: string; subject: { promptId: string } }[] };
        await sent(desk, baseURL!, `/api/admin/marketplace/reviews/${items.find(({ subject }) => subject.promptId === id)!.id}/decision`, { decision: 'approve', note: '' });
        const buyer = await joined(page, baseURL!);
        const { unlock } = (await sent(page, baseURL!, `/api/prompts/${id}/unlock`, { expectedTotal: PRICE })) as { unlock: { id: string } };
        await yesterday(buyer.username);
        await sent(page, baseURL!, `/api/unlocks/${unlock.id}/refund-request`, { message: 'They do not open at all, not one of them.' });
        await page.goto(`/wallet?tab=unlocks&unlock=${unlock.id}`);
        await expect(unlocked(page, title)).toBeVisible();
        expect(await findings(page)).toEqual([]);
        await desk.goto('/admin/marketplace?tab=refunds');
        await expect(desk.getByRole('listitem').filter({ hasText: title }).getByRole('button', { name: /^Grant/ })).toBeVisible();
        expect(await findings(desk)).toEqual([]);
        if (viewport.width === 375 && colorScheme === 'light') expect([...(await tooWide(page)), ...(await tooWide(desk))]).toEqual([]);
        await Promise.all([author.page.close(), office.close()]);
      });
    });
  }
}
