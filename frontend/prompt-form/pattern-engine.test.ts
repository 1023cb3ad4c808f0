import { expect, it, vi } from 'vitest';
import type { PromptForm } from '#contracts/prompt-form.ts';

const formWith = (pattern?: string): PromptForm => ({ sections: [{ title: '', fields: [{ key: 'code', type: 'short_text', label: 'Code', required: true, ...(pattern !== undefined && { pattern }) }] }] });

it('the pattern check accepts every text until its engine has loaded, reports the loading once, and checks from then on', async () => {
  // Imports the modules anew, because another test file may have loaded the pattern engine already.
  vi.resetModules();
  const { knowsPatterns, loadedPatternsOf, onPatternEngine, patternsOf } = await import('./pattern-engine.ts');
  const form = formWith('[A-Z]+');
  let told = 0;
  const stop = onPatternEngine(() => { told += 1; });
  expect([knowsPatterns(formWith()), knowsPatterns(form)]).toEqual([true, false]);
  expect(patternsOf(form).verdict('[A-Z]+', 'abc')).toBe('fits');
  const patterns = await loadedPatternsOf(form);
  expect([patterns.verdict('[A-Z]+', 'abc'), patterns.verdict('[A-Z]+', 'ABC')]).toEqual(['differs', 'fits']);
  expect([patternsOf(form).problem('(?=a)b'), knowsPatterns(form), told]).toEqual([expect.stringContaining('Look-aheads'), true, 1]);
  stop();
});
