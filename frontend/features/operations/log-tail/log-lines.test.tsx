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
  expect(box.querySelectorAll('script, img, svg, iframe, a')).toHaveLength(0);
  for (const text of HOSTILE) expect(box.textContent).toContain(text);
});
