import { act } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { meKey } from '#lib/session.ts';
import { useDraftText } from './draft-text.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function Box() {
  const [text, setText] = useDraftText('new');
  return <><textarea value={text} onChange={(event) => setText(event.currentTarget.value)} /><button type="button" disabled={text === ''}>Send</button></>;
}

it("the message box shows stored text only after hydration, so that the first render equals the server's", async () => {
  const client = new QueryClient();
  client.setQueryData(meKey, null);
  const page = <QueryClientProvider client={client}><Box /></QueryClientProvider>;
  localStorage.setItem('conjure.chat-draft:visitor new', 'Half a question');
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`;
  expect(document.querySelector('button')?.disabled).toBe(true);
  const onRecoverableError = vi.fn();
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const root = await act(() => hydrateRoot(document.querySelector('#root') as HTMLElement, page, { onRecoverableError }));
  expect([document.querySelector('textarea')?.value, document.querySelector('button')?.disabled]).toEqual(['Half a question', false]);
  expect([onRecoverableError.mock.calls, complaint.mock.calls]).toEqual([[], []]);
  act(() => root.unmount());
});
