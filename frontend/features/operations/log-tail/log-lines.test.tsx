// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import type { LogLine } from '#contracts/log-tail.ts';
import { LogLines } from './log-lines.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const HOSTILE = ['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '"><svg onload=alert(1)>', '</pre></details><iframe src=javascript:alert(1)>', '\u202etxt.exe', 'javascript:alert(1)'];

it('shows HTML tags in a line of the server log as plain text', () => {
  const box = document.createElement('div');
  document.body.append(box);
  const lines = HOSTILE.map((text, at): LogLine => ({ id: `1-${at}`, at: '2026-11-27T08:00:00.000Z', level: 'error', process: text, message: text, requestId: text, details: JSON.stringify({ [text]: text }, null, 2), cut: false }));
  act(() => createRoot(box).render(<LogLines lines={lines} label="Log lines" onFollow={() => undefined} />));
  expect(box.querySelectorAll('script, img, svg:not(.lucide), iframe, a')).toHaveLength(0);
  for (const text of HOSTILE) expect(box.textContent).toContain(text);
});

it('names the method and the path of a request, with its status and time', () => {
  const details = { method: 'POST', route: '/api/generations', status: 202, durationMs: 31.4, userId: 'u1' };
  const line: LogLine = { id: '1-0', at: '2026-11-27T08:00:00.000Z', level: 'info', process: 'api', message: 'request', requestId: 'r1', details: JSON.stringify(details, null, 2), cut: false };
  const box = document.createElement('div');
  act(() => createRoot(box).render(<LogLines lines={[line, { ...line, id: '1-1', details: '{"at":1}' }, { ...line, id: '1-2', details: '', cut: true }]} label="Log lines" onFollow={() => undefined} />));
  const [first, second, third] = [...box.querySelectorAll('li > p:nth-child(2)')].map(({ textContent }) => textContent);
  expect(first).toBe('POST /api/generations answered 202 in 31.4 ms');
  // A log line without method and path shows its message alone.
  expect([second, third]).toEqual(['request', 'request']);
});
