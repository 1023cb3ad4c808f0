// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PromptDetail } from '#contracts/prompt-detail.ts';
import { PromptSections } from './prompt-sections.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const PROMPT = { pricing: 'unlock', description: 'Tells of gulls.', tags: [], form: { sections: [] }, templateLength: 40 } as unknown as PromptDetail;

let root: Root;
beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as HTMLElement);
});
afterEach(() => act(() => root.unmount()));
const shown = async (texts: Partial<PromptDetail>): Promise<string> => {
  await act(async () => {
    root.render(<MemoryRouter><PromptSections prompt={{ ...PROMPT, ...texts }} /></MemoryRouter>);
    // Loads the module that draws the prompt's description before the test, because the page loads it later.
    await import('#ui/prose-text.tsx');
  });
  return document.querySelector('#template')!.textContent!;
};

describe('the text of a prompt', () => {
  it('shows the system prompt and the negative prompt below the template of an unlocked prompt', async () => {
    const text = await shown({ template: 'Count the gulls of {{place}}.', systemTemplate: 'Never count twice.', negativeTemplate: 'crows' });
    expect(text).toContain('Count the gulls of {{place}}.');
    expect(text).toContain('System promptNever count twice.');
    expect(text).toContain('Negative promptcrows');
  });

  it('leaves out texts that the prompt does not have, and shows bars in place of a sealed template', async () => {
    expect(await shown({ template: 'Count.', systemTemplate: null, negativeTemplate: null })).toBe('The templateCount.');
    expect(await shown({})).toContain('sealed');
  });
});
