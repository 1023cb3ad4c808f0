import { beforeEach, expect, it, vi } from 'vitest';
import { readLine, writeLine } from './announcement-line.ts';

const NEWS = { text: 'Images are slow tonight.', kind: 'news' } as const;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="root"></div>';
  return () => vi.useRealTimers();
});

const write = (announcement: Parameters<typeof writeLine>[1]['announcement']): void => {
  writeLine(document, { announcement });
  vi.advanceTimersByTime(200);
};

it("the announcement is read from the server's HTML, and its line stays unchanged while its text is the same", () => {
  document.body.innerHTML = '<aside class="announcement" data-kind="news" aria-label="Announcement"><p>Images are slow tonight.</p></aside><div id="root"></div>';
  const line = document.querySelector('aside');
  expect(readLine(document)).toEqual({ announcement: NEWS });
  write(NEWS);
  expect(document.querySelector('aside')).toBe(line);
});

it('an announcement with markup is inserted as plain text before the root element, then replaced, then removed', () => {
  write({ text: '<b>Now</b>', kind: 'warning' });
  expect(document.querySelector('aside + #root')).not.toBeNull();
  expect(document.querySelector('aside b')).toBeNull();
  expect(readLine(document)).toEqual({ announcement: { text: '<b>Now</b>', kind: 'warning' } });
  write(NEWS);
  expect(document.querySelectorAll('aside')).toHaveLength(1);
  expect(readLine(document)).toEqual({ announcement: NEWS });
  write(null);
  expect(readLine(document)).toEqual({ announcement: null });
});

it('an announcement of an unknown kind counts as none', () => {
  document.body.innerHTML = '<aside class="announcement" data-kind="riddle"><p>x</p></aside><div id="root"></div>';
  expect(readLine(document)).toEqual({ announcement: null });
});
