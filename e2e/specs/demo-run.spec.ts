import { findings, tooWide } from '../stack/axe.ts';
import { fillRegistration, newPerson } from '../stack/people.ts';
import { expect, test } from '../stack/test.ts';

test('a visitor makes a text without an account, registers, and finds the text in My Creations', async ({ page }) => {
  await page.goto('/');
  const form = page.getByRole('form', { name: 'Try it without an account' });
  // Checks the looks of the last blank: the full stop follows it without a gap, and its colour does not reach beyond its border.
  const list = form.getByRole('combobox', { name: /ends/ });
  expect(await list.evaluate((box) => getComputedStyle(box.closest('[data-scope=select][data-part=root]')!).backgroundColor)).toBe('rgba(0, 0, 0, 0)');
  await form.getByLabel('Who the story is about').fill('a clockmaker');
  await form.getByLabel('What they do').fill('');
  await form.getByRole('button', { name: 'Conjure it' }).click();
  await expect(form.getByLabel('What they do')).toBeFocused();
  await expect(form.getByText('Fill in this blank')).toBeVisible();
  await form.getByLabel('What they do').fill('is always late');
  await form.getByRole('button', { name: 'Conjure it' }).click();
  const stage = page.getByRole('region', { name: 'Your text' });
  await expect(stage.locator('xpath=..')).toBeFocused();
  await expect(stage.getByText('Your text is here').first()).toBeVisible({ timeout: 30_000 });
  await expect(form.getByText('You made your free text for today')).toBeVisible();
  await expect(stage.locator('xpath=..')).toBeFocused();
  await expect(stage.getByText('Made by Studio, the built-in demo provider')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Conjure it' })).toBeHidden();
  expect(await findings(page)).toEqual([]);
  expect(await tooWide(page, [320, 375, 1280])).toEqual([]);
  // Reloads the page: the visitor's text must still be there, and the sign-in dialog must not cover it.
  await page.reload();
  await expect(stage.getByText('Your text is here').first()).toBeVisible();
  await stage.getByRole('button', { name: 'Keep it, and start with 20 tokens' }).click();
  await fillRegistration(page, newPerson());
  await expect(page).toHaveURL(/\/my-creations/);
  await expect(page.getByText('a clockmaker who is always late').first()).toBeVisible();
});
