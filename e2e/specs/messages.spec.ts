import type { Page } from '@playwright/test';
import { findings } from '../stack/axe.ts';
import { choose } from '../stack/choose.ts';
import { giveMessages, holdAnswer, openBell, openCenter } from '../stack/messages.ts';
import { expectUnread, joined, seenDialog } from '../stack/people.ts';
import { elsewhere } from '../stack/settings.ts';
import { expectToast } from '../stack/sign-in.ts';
import { secondLook } from '../stack/second-look.ts';
import { expect, test } from '../stack/test.ts';
import { beginRun } from '../stack/wallet.ts';

test.beforeEach(({ page }) => seenDialog(page));

test('the message of a finished run reaches both tabs of its owner and no other user; reading and deleting it in one tab shows in the other', async ({ page, browser, baseURL }) => {
  const person = await joined(page, baseURL!);
  const other = await elsewhere(browser, baseURL!, person);
  const stranger = await browser.newPage({ baseURL: baseURL! });
  await joined(stranger, baseURL!);
  // Waits until the page has asked for missed messages, as it does when it connects: a message that arrives before that raises the count without a toast.
  const connected = (tab: Page) => tab.waitForResponse((answer) => answer.url().includes('/api/messages/changes'));
  await Promise.all([page, other, stranger].flatMap((tab) => [connected(tab), tab.goto('/pricing')]));
  for (const tab of [page, other, stranger]) await expectUnread(tab, 1);
  await beginRun(page, baseURL!, { contentType: 'text', prompt: 'a hat', length: 100 });
  await Promise.all([page, other].map((tab) => expect(tab.getByText(/^[23] unread notifications$/)).toBeAttached({ timeout: 30_000 })));
  await expect(other).toHaveTitle(/^\([23]\) .*Conjure$/);
  await expect(page.getByRole('status').filter({ hasText: /^New message: |new messages/ })).toBeAttached();

  const READY = /^Your text is ready/;
  const inPage = (await openBell(page)).getByRole('listitem').filter({ hasText: READY });
  await expect(inPage).toContainText('(unread)');
  await page.keyboard.press('Escape');
  const panel = await openBell(other);
  const row = panel.getByRole('listitem').filter({ hasText: READY });
  await expect(row.getByText('Live', { exact: true })).toBeVisible();
  await expect(row.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await row.getByRole('button', { name: READY }).click();
  const detail = other.getByRole('dialog', { name: READY });
  await expect(detail.getByRole('button', { name: 'Open the creation' })).toBeVisible();
  await expect(detail.getByRole('button', { name: 'Delete Message' })).toBeVisible();

  const mine = await openBell(page);
  await expect(inPage).toBeVisible();
  await expect(inPage).not.toContainText('(unread)');
  await detail.getByRole('button', { name: 'Delete Message' }).click();
  await expect(detail).toBeHidden();
  await expect(inPage).toHaveCount(0);
  await mine.getByRole('button', { name: 'Mark all read' }).click();
  await Promise.all([page, other].map((tab) => expect(tab.getByText(/unread notifications?$/)).toHaveCount(0)));
  await expect(page).toHaveTitle(/^[^(]*Conjure$/);
  await expect(mine.getByRole('button', { name: 'Mark all read' })).toHaveCount(0);
  const left = await mine.getByRole('listitem').count();
  await mine.getByRole('button', { name: /^Delete “/ }).first().click();
  await expect(mine.getByRole('listitem')).toHaveCount(left - 1);
  await expectUnread(stranger, 1);
  await Promise.all([other.close(), stranger.close()]);
});

test('a user filters, searches and groups messages in the Notification Center, and marks a selection read and archived', async ({ page, baseURL }) => {
  await joined(page, baseURL!);
  await giveMessages(page, baseURL!, 119, {
    subject: (number) => (number === 3 ? 'A dragon sneezed' : `Message ${number + 1}`), priority: (number) => (number === 3 ? 'urgent' : 'normal'),
    category: (number) => (number % 10 === 3 ? 'social' : 'content'), minutesApart: 60,
  });
  await page.goto('/pricing');
  await expect(page.getByText('99+', { exact: true }).first()).toBeVisible();
  const center = await openCenter(page);
  await expect(center.getByText('120 unread, 120 in all')).toBeVisible();
  await expect(center.getByRole('heading', { name: /^(Today|Yesterday)/ }).first()).toBeVisible();
  await center.getByRole('searchbox').fill('dragon');
  await expect(center.getByRole('list', { name: 'Notifications' }).getByRole('button')).toHaveCount(1);
  await expect(center.getByRole('button', { name: 'A dragon sneezed (unread)' }).getByText('Urgent', { exact: true })).toBeVisible();
  await center.getByRole('searchbox').fill('unicorn');
  await expect(center.getByRole('heading', { name: 'No notifications found' })).toBeVisible();
  await center.getByRole('button', { name: 'Show All' }).click();
  // Holds the server's answer back: until it arrives there is nothing to select, and "Select all" must be disabled.
  const answer = await holdAnswer(page, /\/api\/messages\?.*category=social/);
  await center.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Social' }).click();
  const selectAll = center.getByRole('checkbox', { name: 'Select all' });
  await expect(selectAll).toBeDisabled();
  answer.release();
  await choose(selectAll);
  await expect(center.getByText('12 selected')).toBeVisible();
  await center.getByRole('button', { name: 'Mark Read (12)' }).click();
  await expect(center.getByText('108 unread, 120 in all')).toBeVisible();
  await expect(center.getByText('Select all')).toBeVisible();
  await choose(center.getByRole('radio', { name: 'Unread Only' }));
  await expect(center.getByRole('heading', { name: 'No notifications found' })).toBeVisible();
  await choose(center.getByRole('radio', { name: 'Show All' }));
  await choose(center.getByRole('checkbox', { name: 'Select “A dragon sneezed”' }));
  await center.getByRole('button', { name: 'Archive' }).click();
  await expectToast(page, '1 notification archived', 'You find it under Archived.');
  await expect(center.getByText('108 unread, 119 in all')).toBeVisible();
  await choose(center.getByRole('radio', { name: 'Archived' }));
  await center.getByRole('button', { name: 'A dragon sneezed' }).click();
  const opened = page.getByRole('dialog', { name: 'A dragon sneezed' });
  // Waits until the dialog is fully shown: while it fades in it is half transparent, and axe finds its contrast too low.
  await expect(opened).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await opened.getByRole('button', { name: 'Restore' }).click();
  await expectToast(page, '1 notification restored', 'It is in your list again.');
  await expect(center.getByRole('heading', { name: 'No notifications found' })).toBeVisible();
  await choose(center.getByRole('radio', { name: 'Show All' }));
  await expect(center.getByRole('button', { name: 'A dragon sneezed' })).toBeVisible();
  await expect(center.getByText('108 unread, 120 in all')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(center).toBeHidden();
});

test('message preferences apply in three tabs with the exact toast, and make the rows compact and ungrouped', secondLook(true), async ({ page, baseURL }) => {
  await joined(page, baseURL!);
  await page.goto('/marketplace');
  const center = await openCenter(page);
  await center.getByRole('button', { name: 'Notification Preferences' }).click();
  const dialog = page.getByRole('dialog', { name: 'Notification Preferences' });
  await dialog.getByRole('switch', { name: 'Sound' }).uncheck();
  await dialog.getByRole('tab', { name: 'Categories' }).click();
  await dialog.getByRole('switch', { name: 'Challenge' }).uncheck();
  await dialog.getByRole('button', { name: 'Low' }).click();
  await expect(dialog.getByRole('button', { name: 'Low' })).toHaveAttribute('aria-pressed', 'false');
  await dialog.getByRole('tab', { name: 'Display' }).click();
  await choose(dialog.getByRole('switch', { name: 'Compact view' }));
  await dialog.getByRole('switch', { name: 'Group by date' }).uncheck();
  await dialog.getByRole('button', { name: 'Save Preferences' }).click();
  await expectToast(page, 'Preferences Saved', 'Your notification preferences have been updated successfully.');
  await expect(dialog).toBeHidden();
  await expect(center.getByRole('heading', { name: /^Today/ })).toHaveCount(0);
  const stored = (await (await page.request.get(`${baseURL}/api/user/notification-preferences`)).json()) as { preferences: Record<string, unknown> };
  expect(stored.preferences).toMatchObject({ soundEnabled: false, compactView: true, groupByDate: false, timeZone: 'UTC', categories: { challenge: false, content: true }, priorities: { low: false, critical: true } });
});
