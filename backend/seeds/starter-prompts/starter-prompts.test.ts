import { describe, expect, it } from 'vitest';
import { IMAGE_ASPECTS, VIDEO_ASPECTS } from '#contracts/generation.ts';
import { checkForm, checkInputs } from '#contracts/form-inputs.ts';
import { createPatternCheck } from '#contracts/pattern-engine.ts';
import { allFields } from '#contracts/form-visibility.ts';
import { fieldType, promptForm, RESERVED_KEYS } from '#contracts/prompt-form.ts';
import { TEST_INPUTS } from '#contracts/prompt-drafts.ts';
import { CATEGORIES, categoriesOf } from '#contracts/prompts.ts';
import { renderTemplate } from '#contracts/render-template.ts';
import { templateVariables } from '#contracts/template-variables.ts';
import { STARTER_PROMPTS } from './index.ts';
import { PLATFORM_ACCOUNTS } from './platform-accounts.ts';
import { termsOfStarter } from './starter-terms.ts';

const TITLES = [
  'The Outline-First Blog Builder (with SEO brief)', 'One Idea, Ten Assets: Content Repurposer', 'Hook Factory: 15 Scroll-Stopping Openers',
  'Explain My Code Like a Docs Team', 'Plot Twist Generator with Three Endings', 'README That People Actually Finish', 'Difficult Email, Kindly Said',
  'Literature Review Matrix Maker', '60-Second Script with Shot List', 'Studio Product Shot on Any Surface', 'Dreamscape Poster in Your Palette',
  'Storybook Scene with Consistent Character', 'Logo Concept Board: Six Directions', 'Quote Card Set, Five Matching Styles', 'Seasonal Campaign Hero Banner',
  'Isometric System Diagram Maker', 'Environment Concept Sheet: Day and Night', 'Looping Mascot Micro-Animation', 'Animated Title Card in Brand Colors',
  '360° Product Reveal', 'Vertical Teaser with a Three-Beat Hook', '15-Second Local Business Promo', 'One Concept Explained in 30 Seconds',
  'Ordinary Clip, Impossible Weather', 'Launch Day Kit: Name, Tagline, Poster, Teaser',
];
const system = { today: '2026-11-21', user_name: 'Ada', language: 'English' };
const UUID_SHAPE = /^[0-9a-f]{8}-[0-9a-f]{4}-/;

describe('all starter prompts', () => {
  it('there are exactly 25 starter prompts, with these titles', () => {
    expect(STARTER_PROMPTS.map((starter) => starter.title).sort()).toEqual([...TITLES].sort());
  });

  it('the first three starter prompts have three content types, and no type comes three times in a row', () => {
    const kinds = STARTER_PROMPTS.filter(({ slug }) => termsOfStarter(slug).visibility === 'public').map(({ contentType }) => contentType);
    expect(new Set(kinds.slice(0, 3)).size).toBe(3);
    expect(kinds.findIndex((kind, index) => kind === kinds[index + 1] && kind === kinds[index + 2])).toBe(-1);
  });

  it('the starter prompts cover every category once, and content-marketing twice', () => {
    const expected = [...CATEGORIES.text, ...CATEGORIES.image, ...CATEGORIES.video, 'content-marketing'].sort();
    expect(STARTER_PROMPTS.map((starter) => starter.category).sort()).toEqual(expected);
  });

  it('the starter prompts use every field type at least once', () => {
    const used = new Set(STARTER_PROMPTS.flatMap((starter) => allFields(starter.form).map((field) => field.type)));
    expect([...used].sort()).toEqual([...fieldType.options].sort());
  });

  it('15 starter prompts are free, 5 have a royalty, 3 are to unlock, and 2 are unlisted and sold in packs', () => {
    const counted: Record<string, number> = {};
    for (const { slug } of STARTER_PROMPTS) {
      const { pricing, visibility, runRoyalty, unlockPrice } = termsOfStarter(slug);
      counted[pricing] = (counted[pricing] ?? 0) + 1;
      expect([slug, visibility]).toEqual([slug, pricing === 'pack_only' ? 'unlisted' : 'public']);
      expect([slug, runRoyalty > 0, unlockPrice > 0]).toEqual([slug, pricing === 'run', pricing === 'unlock']);
    }
    expect(counted).toEqual({ free: 15, run: 5, unlock: 3, pack_only: 2 });
  });

  it('no two starter prompts share a slug or a one-liner', () => {
    expect(new Set(STARTER_PROMPTS.map((starter) => starter.slug)).size).toBe(25);
    expect(new Set(STARTER_PROMPTS.map((starter) => starter.oneLiner)).size).toBe(25);
  });

  it('every platform account says so in its bio, and publishes at least one starter prompt', () => {
    for (const account of PLATFORM_ACCOUNTS) {
      expect(account.username).toMatch(/^[a-z][a-z0-9-]{2,29}$/);
      expect(account.bio).toMatch(/platform account run by Conjure/);
      expect(STARTER_PROMPTS.some((starter) => starter.publisher === account.username)).toBe(true);
    }
  });
});

describe.each(STARTER_PROMPTS.map((starter) => [starter.slug, starter] as const))('%s', (_, starter) => {
  const fields = allFields(starter.form);
  const templates = [starter.template, starter.systemTemplate ?? '', starter.negativeTemplate ?? ''].join('\n');

  it('the starter prompt keeps to the limits of the form builder', () => {
    expect(starter.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(starter.slug).not.toMatch(UUID_SHAPE);
    expect(starter.title.length).toBeGreaterThanOrEqual(5);
    expect(starter.title.length).toBeLessThanOrEqual(120);
    expect(starter.oneLiner.length).toBeLessThanOrEqual(160);
    expect(starter.description.length).toBeLessThanOrEqual(5000);
    expect(starter.template.length).toBeLessThanOrEqual(20_000);
    expect(starter.tags.length).toBeLessThanOrEqual(8);
    expect(categoriesOf(starter.contentType)).toContain(starter.category);
    // A starter prompt has four to nine fields: people close a run panel that asks for more.
    expect(fields.length).toBeGreaterThanOrEqual(4);
    expect(fields.length).toBeLessThanOrEqual(9);
  });

  it('the starter prompt’s form has no issues, and the schema accepts it unchanged', () => {
    expect(promptForm.parse(starter.form)).toEqual(starter.form);
    expect(checkForm(starter.form, createPatternCheck())).toEqual([]);
  });

  it('the starter prompt’s templates use every field, and no variable without a field', () => {
    const used = templateVariables(templates).filter((key) => !(RESERVED_KEYS as readonly string[]).includes(key));
    expect(used.sort()).toEqual(fields.map((field) => field.key).sort());
  });

  it('the starter prompt has a system template if it makes texts, else a negative template', () => {
    expect(starter.systemTemplate !== undefined).toBe(starter.contentType === 'text');
    expect(starter.negativeTemplate !== undefined).toBe(starter.contentType !== 'text');
  });

  it('the starter prompt’s output settings are allowed for its content type', () => {
    const { length, aspect, quantity } = starter.outputSettings;
    if (starter.contentType === 'text') expect([length! >= 50 && length! <= 2000, aspect, quantity]).toEqual([true, undefined, undefined]);
    else expect(starter.contentType === 'image' ? IMAGE_ASPECTS : VIDEO_ASPECTS).toContain(aspect);
  });

  it('the starter prompt’s sample inputs are valid, differ, and fill the template without gaps', () => {
    expect(starter.sampleInputs.length).toBeGreaterThanOrEqual(termsOfStarter(starter.slug).pricing === 'free' ? 2 : TEST_INPUTS.paid);
    const texts = starter.sampleInputs.map((sample) => {
      const { values, issues } = checkInputs(starter.form, sample.inputs, createPatternCheck());
      expect(issues, sample.label).toEqual([]);
      for (const key of Object.keys(sample.inputs)) expect(values, `${sample.label}: ${key} is hidden`).toHaveProperty(key);
      const { text, missing } = renderTemplate(starter.template, values, starter.form, system);
      expect(missing).toEqual([]);
      expect(text).not.toMatch(/\{\{|\n\n\n|\[object/);
      expect(text).not.toMatch(/(?:^|\n)\s*(?:[-*] )?[^\n.:]{1,40}:[ .]*(?:\n\s*\n|$)/);
      return text;
    });
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('the starter prompt’s rendered text has no gaps when only the required fields are filled', () => {
    const required = new Set(fields.filter((field) => field.required).map((field) => field.key));
    for (const sample of starter.sampleInputs) {
      const inputs = Object.fromEntries(Object.entries(sample.inputs).filter(([key]) => required.has(key)));
      const { values, issues } = checkInputs(starter.form, inputs, createPatternCheck());
      expect(issues, sample.label).toEqual([]);
      const { text } = renderTemplate(starter.template, values, starter.form, system);
      expect(text).not.toMatch(/: [.;,](?![\w/])|: $|\S {2,}\S/m);
    }
  });
});
