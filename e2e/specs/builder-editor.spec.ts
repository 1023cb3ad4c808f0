import type { Locator, Page } from '@playwright/test';
import { findings, tooWide } from '../stack/axe.ts';
import { joined } from '../stack/people.ts';
import { expect, test } from '../stack/test.ts';

const field = (key: string, label: string, more: object = {}) => ({ key, type: 'short_text', label, required: false, ...more });
const FIELDS = [
  field('topic', 'Topic', { required: true, placeholder: 'Sourdough on a Tuesday' }),
  field('audience', 'Audience', { type: 'select', options: [{ value: 'curious', label: 'curious beginners' }, { value: 'pros', label: 'busy professionals' }] }),
  field('words', 'Length', { type: 'slider', min: 200, max: 2000, default: 1200 }),
  field('seo_brief', 'Add an SEO brief', { type: 'toggle_text', insertText: 'End with an SEO brief.' }),
];
const TEMPLATE = 'You are an editor.\n\nTopic: {{topic}}\nReader: {{audience}}, on {{today}}.\nWrite about {{words}} words.\n{{seo_brief}}\nClose with {{call_to_action}}.';

/** Opens the builder with a draft of a blog prompt. */
async function openDraft(page: Page, baseURL: string, step: string, more: object = {}): Promise<string> {
  await joined(page, baseURL);
  const content = {
    contentType: 'text', category: null, title: 'The Outline-First Blog Builder', slug: null, oneLiner: '', description: '', tags: [], language: 'en', coverFileId: null,
    template: TEMPLATE, systemTemplate: null, negativeTemplate: null, form: { sections: [{ title: '', fields: FIELDS }] }, outputSettings: {}, testInputs: [],
    visibility: 'public', pricing: 'free', runRoyalty: 0, unlockPrice: 0, freeTrialRunsPerDay: 0, license: 'fork_credit', forkRoyaltyPercent: 0, allowCommercial: true,
    models: [], recommendedModel: null, safetyFlag: false, ...more,
  };
  const made = await page.request.post(`${baseURL}/api/drafts`, { data: { content }, headers: { origin: baseURL, 'idempotency-key': crypto.randomUUID() } });
  expect(made.status()).toBe(201);
  const { promptId } = ((await made.json()) as { draft: { promptId: string } }).draft;
  await page.goto(`/edit/prompt/${promptId}?step=${step}`);
  await expect(step === 'fields' ? row(page, 'Topic') : editor(page)).toBeVisible();
  return promptId;
}
const editor = (page: Page): Locator => page.getByRole('textbox', { name: 'Template', exact: true });
const fieldsPane = (page: Page): Locator => page.getByRole('region', { name: 'Fields' });
const row = (page: Page, label: string): Locator => fieldsPane(page).getByRole('button', { name: new RegExp(`^${label}`) }).and(page.locator('[aria-expanded]'));
/** Returns the labels of the prompt's fields in the builder, in order. */
const order = (page: Page): Promise<string[]> => fieldsPane(page).locator('[aria-keyshortcuts]').evaluateAll((rows) => rows.map((one) => (one as HTMLElement).innerText.split('\n')[0]!.replace(/ ?\*.*/, '')));
const undo = (page: Page): Promise<void> => page.keyboard.press('ControlOrMeta+z');

test("an author writes a prompt's template with completion of variables, which become chips, and adds missing fields by one press", async ({ page, baseURL }) => {
  test.slow();
  await openDraft(page, baseURL!, 'template');
  await expect(page.locator('[data-variable=topic]')).toHaveCount(1);
  await page.locator('[data-variable=words]').click();
  await expect(row(page, 'Length')).toHaveAttribute('aria-expanded', 'true');

  await expect(page.getByText('{{call_to_action}} has no field yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Create field call_to_action' }).click();
  await expect(row(page, 'Call to action')).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('has no field yet')).toHaveCount(0);

  await editor(page).focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('\nFor {{aud');
  const list = page.getByRole('listbox', { name: 'Completions' });
  await expect(list.getByRole('option', { name: /audience/ })).toBeVisible();
  await page.waitForTimeout(150);
  await page.keyboard.press('Enter');
  await expect(editor(page)).toContainText('For {{audience}}');
  await page.keyboard.type(' now');
  await expect(editor(page)).toContainText('For {{audience}} now');
  await expect(page.getByText(/of 20,000 · about \d+ tokens of text/)).toBeVisible();

  // Undoes two changes, because undo covers the whole draft: first the typed text is taken back, then the field.
  await undo(page);
  await expect(editor(page)).not.toContainText('For {{audience}}');
  await expect(editor(page)).toBeFocused();
  // Presses Escape, after which Tab leaves the template editor, so that keyboard users are not trapped in it.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(editor(page)).not.toBeFocused();

  await page.getByRole('button', { name: 'System variable' }).click();
  await page.getByRole('menuitem', { name: /user_name/ }).click();
  await expect(editor(page)).toContainText('{{user_name}}');
  await page.getByRole('button', { name: 'Add a system prompt' }).click();
  await page.getByRole('textbox', { name: 'System prompt' }).pressSequentially('You never lie.');
  await expect(page.getByRole('meter', { name: 'Quality' })).toBeVisible();
});

test('the template editor cuts text that is pasted beyond the limit, and says so', async ({ page, baseURL, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openDraft(page, baseURL!, 'template', { template: 'a'.repeat(19_990) });
  await page.evaluate(() => navigator.clipboard.writeText('b'.repeat(25)));
  await editor(page).focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(page.getByText('20,000 of 20,000', { exact: false })).toBeVisible();
  await expect(page.getByText('15 characters did not fit and were left out.').last()).toBeVisible();
});

test('an author of a prompt orders fields by keyboard and pointer, renames one also in the template, deletes one and brings it back', async ({ page, baseURL }) => {
  await openDraft(page, baseURL!, 'fields');
  expect(await order(page)).toEqual(['Topic', 'Audience', 'Length', 'Add an SEO brief']);
  await row(page, 'Length').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(row(page, 'Length')).toBeFocused();
  expect(await order(page)).toEqual(['Topic', 'Length', 'Audience', 'Add an SEO brief']);
  await expect(page.getByText('Length is now 2 of 4.')).toBeAttached();
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByText('Length is already first.')).toBeAttached();
  expect(await order(page)).toEqual(['Length', 'Topic', 'Audience', 'Add an SEO brief']);

  const handle = (await fieldsPane(page).getByRole('button', { name: 'Move Add an SEO brief' }).boundingBox())!;
  const first = (await row(page, 'Length').boundingBox())!;
  await page.mouse.move(handle.x + 8, handle.y + 8);
  await page.mouse.down();
  await page.mouse.move(handle.x + 8, handle.y - 20, { steps: 4 });
  await page.mouse.move(handle.x + 8, first.y + 4, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => order(page)).toEqual(['Add an SEO brief', 'Length', 'Topic', 'Audience']);

  await row(page, 'Topic').click();
  const key = fieldsPane(page).getByLabel('Key');
  await key.fill('today');
  await expect(fieldsPane(page).getByText('This name belongs to a system variable')).toBeVisible();
  await key.fill('theme');
  await key.press('Enter');
  await expect(page.locator('[data-variable=theme]')).toHaveCount(1);
  await expect(page.locator('[data-variable=topic]')).toHaveCount(0);

  await fieldsPane(page).getByRole('button', { name: 'Delete field' }).click();
  await expect(row(page, 'Topic')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(row(page, 'Topic')).toBeVisible();
  expect(await order(page)).toEqual(['Add an SEO brief', 'Length', 'Topic', 'Audience']);
});

test('an author adds every type of field to a prompt, and makes a rule and options by keyboard', async ({ page, baseURL }) => {
  test.slow();
  await openDraft(page, baseURL!, 'fields', { form: { sections: [{ title: '', fields: [FIELDS[0]] }] } });
  const names = ['Short text', 'Long text', 'Tags', 'Web address', 'Select', 'Radio cards', 'Multi-select', 'Checkbox', 'Inserts text', 'Number', 'Slider', 'Date', 'Colour', 'Image upload', 'Text file', 'Rows'];
  for (const name of names) {
    await fieldsPane(page).getByRole('button', { name: 'Add a field' }).press('Enter');
    await fieldsPane(page).getByRole('button', { name: new RegExp(`^${name}`) }).and(page.locator(':not([aria-expanded])')).first().press('Enter');
    await expect(fieldsPane(page).getByLabel('Label', { exact: true })).toBeFocused();
  }
  await expect(fieldsPane(page).getByText('17 of 30')).toBeVisible();
  // A new field with rows is open in the builder and shows its only column.
  expect((await order(page)).slice(-3)).toEqual(['Text file', 'Rows', 'Item']);

  await row(page, 'Radio cards').click();
  await fieldsPane(page).getByLabel('Label of option 1').fill('How-to');
  await fieldsPane(page).getByLabel('Label of option 2').press('Enter');
  await expect(fieldsPane(page).getByLabel('Label of option 3')).toBeFocused();
  await page.keyboard.type('Story');
  await fieldsPane(page).getByLabel('Label of option 3').press('Alt+ArrowUp');
  await expect(fieldsPane(page).getByLabel('Label of option 2')).toHaveValue('Story');
  await fieldsPane(page).getByRole('combobox', { name: 'Show if: field' }).click();
  await page.getByRole('option', { name: 'Topic' }).click();
  await expect(fieldsPane(page).getByRole('combobox', { name: 'Show if: how' })).toContainText('is filled in');
  const preview = page.getByRole('region', { name: 'The form as buyers see it' });
  await expect(preview.getByText('How-to')).toHaveCount(0);
  await preview.getByLabel('Topic').fill('Tea');
  await expect(preview.getByText('How-to')).toBeVisible();
});

test("the builder's preview fills the prompt with inputs as the server would", async ({ page, baseURL }) => {
  await openDraft(page, baseURL!, 'fields');
  const filled = page.getByRole('region', { name: 'The filled prompt' });
  await expect(filled).toContainText('Topic: [Topic]');
  const form = page.getByRole('region', { name: 'The form as buyers see it' });
  await form.getByLabel('Topic').fill('Tea');
  await form.getByRole('switch', { name: 'Add an SEO brief' }).click();
  await expect(filled).toContainText('Topic: Tea');
  await expect(filled).toContainText('End with an SEO brief.');
  await expect(filled.locator('mark', { hasText: 'Tea' })).toBeVisible();
  await expect(page.getByText('per run')).toBeVisible();
  await page.getByRole('button', { name: 'Fill with example' }).click();
  await expect(filled).toContainText('curious beginners');
});

test('Improve in the builder shows each word that would change, and the template changes only after Accept', async ({ page, baseURL }) => {
  await openDraft(page, baseURL!, 'template');
  await page.getByRole('button', { name: 'Improve with AI · 1 token' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Improve · 1 token' }).click();
  const review = page.getByRole('dialog', { name: 'Review the changes' });
  await expect(review.getByRole('region', { name: 'What would change' }).locator('ins').first()).toBeVisible({ timeout: 40_000 });
  // Finds the unchanged template by its id, because the dialog hides everything behind it from queries by role.
  const behind = page.locator('#draft-template');
  const before = await behind.innerText();
  expect(before).toContain('You are an editor.');
  await review.getByRole('button', { name: 'Accept' }).press('Enter');
  await expect(review).toHaveCount(0);
  await expect.poll(() => behind.innerText()).not.toBe(before);
  await expect(page.locator('[data-variable=topic]').first()).toBeAttached();
  await editor(page).focus();
  await undo(page);
  await expect.poll(() => behind.innerText()).toBe(before);
});

test('the builder shows long titles and labels whole, and they stretch no layout', async ({ page, baseURL }) => {
  const title = 'The outline of all that a baker ever wanted to know about bread, from the first crumb to the very last one';
  const label = 'How long should the whole thing become in the end';
  await openDraft(page, baseURL!, 'fields', { title, form: { sections: [{ title: '', fields: [field('topic', 'Topic'), field('how_long', label, { required: true })] }] } });
  await row(page, 'How long').click();
  const clipped = () => page.evaluate((words) => [...document.querySelectorAll<HTMLElement>('h1, #draft-title, [aria-expanded] span')]
    .filter((box) => box.getClientRects().length > 0 && words.some((word) => (box instanceof HTMLTextAreaElement ? box.value : box.textContent).startsWith(word)))
    .filter((box) => box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 2).map(({ tagName, id }) => `${tagName} ${id}`), [title, label]);
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 812 });
    expect(await tooWide(page, [width]), String(width)).toEqual([]);
    expect(await clipped(), String(width)).toEqual([]);
  }
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: /Basics/ }).click();
  const box = page.getByRole('textbox', { name: /^Title/ });
  await expect(box).toHaveValue(title);
  expect(await clipped()).toEqual([]);
  // Pastes a title with line breaks, which become spaces.
  await box.fill('Two\nlines');
  await box.press('Enter');
  await expect(box).toHaveValue('Two lines');
});

for (const theme of ['dark', 'light'] as const) {
  test(`axe finds nothing in the builder's template editor, and nothing is too wide: ${theme}`, async ({ page, baseURL }) => {
    await page.emulateMedia({ colorScheme: theme });
    await openDraft(page, baseURL!, 'fields');
    await row(page, 'Audience').click();
    await fieldsPane(page).getByRole('button', { name: 'Add a field' }).click();
    await expect(fieldsPane(page).getByLabel('Label of option 1')).toBeVisible();
    await expect(page.locator('[data-variable=topic]')).toHaveCount(1);
    expect(await findings(page)).toEqual([]);
    expect(await tooWide(page)).toEqual([]);
  });
}
