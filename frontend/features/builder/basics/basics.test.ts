import { expect, test } from 'vitest';
import { blankDraft } from '#contracts/prompt-drafts.ts';
import { isNumbered, slugOf } from './slug-of.ts';
import { withType } from './with-type.ts';

test("the address made from a prompt's title has only letters, digits and single hyphens, at most 80 characters", () => {
  expect(slugOf('  Café & Crème: 10 Ideas! ')).toBe('cafe-creme-10-ideas');
  expect([isNumbered('tea-2', 'tea'), isNumbered('tea', 'tea'), isNumbered('tea-time-2', 'tea')]).toEqual([true, false, false]);
  expect(slugOf('日本語')).toBe('');
  expect(slugOf(`${'a'.repeat(79)} b`)).toBe('a'.repeat(79));
});

test("changing the content type of a prompt's draft removes settings that only the old type has", () => {
  const text = { ...blankDraft(), category: 'blog-writing' as const, systemTemplate: 'Be kind.', models: ['m'], recommendedModel: 'm', outputSettings: { length: 300, aspect: '1:1' as const, quantity: 2 } };
  const image = withType(text, 'image');
  expect(image).toMatchObject({ contentType: 'image', category: null, systemTemplate: null, models: [], recommendedModel: null });
  expect(image.outputSettings).toEqual({ aspect: '1:1', quantity: 2 });
  expect(withType(image, 'video').outputSettings).toEqual({});
  expect(withType(text, 'text')).toBe(text);
});
