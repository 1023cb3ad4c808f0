import { expect, it, vi } from 'vitest';
import { blankDraft } from '#contracts/prompt-drafts.ts';
import { openedDraft } from '#shared/draft-sync/draft-state.ts';

it("a draft's invalid pattern becomes a problem, and components render again, as soon as the engine for patterns has loaded", async () => {
  // Loads the modules anew, because another test file may have loaded the engine for patterns already.
  vi.resetModules();
  const { createDraftStore, issuesOf } = await import('./draft-store.ts');
  const { loadPatternEngine } = await import('#prompt-form/pattern-engine.ts');
  const content = { ...blankDraft('text'), form: { sections: [{ title: '', fields: [{ key: 'code', type: 'short_text' as const, label: 'Code', required: true, pattern: '(?=a)b' }] }] } };
  const store = createDraftStore(openedDraft(content, null, { kind: 'untouched' }));
  let drawn = 0;
  const stop = store.onView(() => { drawn += 1; });
  const ofPattern = () => issuesOf(store.content()).filter(({ path }) => path.at(-1) === 'pattern').map(({ message }) => message);
  expect(ofPattern()).toEqual([]);
  await loadPatternEngine();
  expect(ofPattern()).toEqual(['Look-aheads, like (?=…), are not available in patterns.']);
  expect(drawn).toBe(1);
  const made = issuesOf(content);
  expect(issuesOf(content)).toBe(made);
  stop();
});
