import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { blankDraft } from '#contracts/prompt-drafts.ts';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import type { PromptForm } from '#contracts/prompt-form.ts';
import { openedDraft } from '#shared/draft-sync/draft-state.ts';
import { createDraftStore, DraftContext } from './draft-store.ts';
import { Stepper } from './shell/stepper.tsx';
import { SavedInputs } from './test-run/saved-inputs.tsx';

const form: PromptForm = { sections: [{ title: '', fields: [{ key: 'topic', type: 'short_text', label: 'Topic', required: true }] }] };

let root: Root;
const show = (content: DraftContent): void => act(() => root.render(
  <MemoryRouter>
    <DraftContext.Provider value={createDraftStore(openedDraft(content, null, { kind: 'untouched' }))}>
      <Stepper />
      <SavedInputs form={form} read={() => Promise.resolve(null)} onLoad={() => undefined} />
    </DraftContext.Provider>
  </MemoryRouter>,
));
const step = (name: string) => [...document.querySelectorAll('nav a')].find(({ textContent }) => textContent.includes(name))?.textContent;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root')!);
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

it('counts only saved test inputs that differ, and names the row that repeats another', () => {
  const testInputs = [['One', 'tea'], ['Two', 'rain'], ['Three', 'tea']].map(([label = '', topic]) => ({ label, inputs: { topic } }));
  show({ ...blankDraft('text'), pricing: 'unlock', unlockPrice: 40, template: 'About {{topic}}.', form, testInputs });
  expect(document.body.textContent).toContain('2 of 3 to publish');
  expect([...document.querySelectorAll('li[id]')].map(({ textContent }) => textContent)).toEqual(['One', 'Two', 'ThreeSame as “One”']);
});

it('marks the step of the fields as done only when each variable of the template has a field', () => {
  const blank = { ...blankDraft('text'), form: { sections: [{ title: '', fields: [] }] } };
  show({ ...blank, template: 'A {{colour}} fox.' });
  expect(step('Fields')).toContain('(1 to go)');
  show({ ...blank, template: 'A red fox.' });
  expect(step('Fields')).toContain('(done)');
});
