import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { useDocumentTitle } from './document-title.ts';

function Page({ title }: { title: string | undefined }) {
  useDocumentTitle(title);
  return null;
}

it("the browser tab shows the page's name, and only the product's name after the page has gone or while the name loads", async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(document.createElement('div'));
  const titleOf = async (page: React.ReactNode): Promise<string> => {
    await act(async () => root.render(page));
    return document.title;
  };
  expect(await titleOf(<Page key="wallet" title="Wallet" />)).toBe('Wallet · Conjure');
  expect(await titleOf(<Page key="prompt" title={undefined} />)).toBe('Conjure');
  expect(await titleOf(<Page key="prompt" title="Hook factory" />)).toBe('Hook factory · Conjure');
  expect(await titleOf(null)).toBe('Conjure');
});
