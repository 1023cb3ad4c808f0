import { expect, test } from 'vitest';
import { draftProblems, unusedFields } from '#contracts/draft-problems.ts';
import { createPatternCheck } from '#contracts/pattern-engine.ts';
import { draftContent } from '#contracts/prompt-drafts.ts';
import { SKELETONS } from './skeletons.ts';

test('the builder has twelve ready-made prompts of all three content types, with unique names', () => {
  expect(SKELETONS).toHaveLength(12);
  expect(new Set(SKELETONS.map(({ name }) => name)).size).toBe(12);
  expect(new Set(SKELETONS.map(({ content }) => content.contentType))).toEqual(new Set(['text', 'image', 'video']));
});

test.each(SKELETONS.map((skeleton) => [skeleton.name, skeleton.content] as const))('the ready-made prompt %s could be published as it is', (_, content) => {
  expect(draftContent.parse(content)).toEqual(content);
  expect(draftProblems(content, createPatternCheck())).toEqual([]);
  // The template must use every field, except the reference picture, which the model gets as a picture.
  expect(unusedFields(content).filter((key) => key !== 'reference')).toEqual([]);
});
