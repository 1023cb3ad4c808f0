import type { Locator, Page } from '@playwright/test';
import { choose } from './choose.ts';
import { expect } from './test.ts';

export interface Building {
  type: 'Text' | 'Image' | 'Video';
  category: string;
  title: string;
  oneLiner: string;
  description: string;
  /** Names of the field types in the builder's menu, in the order in which the spec adds them. */
  fields: readonly string[];
  /** Keys that the builder derives from the fields' labels, in the order of the fields. */
  keys: readonly string[];
  /** The text that the spec types into the template before its variables. */
  opening: string;
}

/** Types of fields that the builder creates with two options, called "Option 1" and "Option 2". */
const CHOICES = new Set(['Select', 'Radio cards', 'Multi-select']);

const steps = (page: Page): Locator => page.getByRole('navigation', { name: 'Steps' });
const fieldsPane = (page: Page): Locator => page.getByRole('region', { name: 'Fields' });

export const goTo = (page: Page, step: RegExp): Promise<void> => steps(page).getByRole('link', { name: step }).click();

/** Builds a prompt in the builder up to its test inputs, as an author would. Afterwards the page shows the step of the price. */
export async function buildPrompt(page: Page, { type, category, title, oneLiner, description, fields, keys, opening }: Building, samples: number): Promise<void> {
  await page.goto('/create');
  await page.getByRole('button', { name: /Start from blank/ }).click();
  // Chooses the type inside this region, because the gallery above it has radios with the same names.
  await choose(page.getByRole('region', { name: 'Basics' }).getByRole('radio', { name: type }));
  await page.getByRole('combobox', { name: /Category/ }).click();
  await page.getByRole('option', { name: category }).click();
  await page.getByLabel(/^Title/).fill(title);
  await page.getByLabel(/^One-liner/).fill(oneLiner);
  await page.getByLabel(/^Description/).fill(description);
  await goTo(page, /^Fields/);
  for (const [at, name] of fields.entries()) {
    await fieldsPane(page).getByRole('button', { name: 'Add a field' }).click();
    await fieldsPane(page).getByRole('button', { name: new RegExp(`^${name}`) }).and(page.locator(':not([aria-expanded])')).first().click();
    await expect(fieldsPane(page).getByLabel('Key', { exact: true }).first()).toHaveValue(keys[at]!);
    // Fills in names of options and the text of a switch, because a prompt with placeholders cannot be published.
    if (CHOICES.has(name)) for (const [option, label] of ['Calm', 'Stormy'].entries()) await fieldsPane(page).getByRole('textbox', { name: `Label of option ${option + 1}` }).first().fill(label);
    if (name === 'Inserts text') await fieldsPane(page).getByRole('textbox', { name: /^Inserts/ }).first().fill('The wind is strong.');
  }
  await goTo(page, /^Template/);
  await page.getByRole('textbox', { name: 'Template', exact: true }).focus();
  await page.keyboard.insertText(`${opening}\n${keys.map((key) => `{{${key}}}`).join('\n')}\n`);
  await expect(page.getByText('has no field yet')).toHaveCount(0);
  await goTo(page, /^Test/);
  for (let sample = 0; sample < samples; sample += 1) {
    await page.getByRole('button', { name: sample === 0 ? 'Fill with example' : 'Surprise me' }).click();
    // Gives each saved test input another value, because equal ones count once.
    if (sample > 0) await page.getByRole('textbox', { name: 'Short text' }).fill(`Weather ${sample}`);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Saved test inputs' }).getByRole('listitem')).toHaveCount(sample + 1);
    await expect(page.getByText(/^[1-3] of [1-3] to publish/)).toBeVisible();
  }
  await goTo(page, /[Pp]ublish/);
}

/** Returns the id of the open draft, from the page's address. */
export const draftId = (page: Page): string => /\/edit\/prompt\/([0-9a-f-]{36})/.exec(page.url())![1]!;
