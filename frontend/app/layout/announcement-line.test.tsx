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

it('reads the line that the server wrote, and leaves it alone while it says the same', () => {
  document.body.innerHTML = '<aside class="announcement" data-kind="news" aria-label="Announcement"><p>Images are slow tonight.</p></aside><div id="root"></div>';
  const line = document.querySelector('aside');
  expect(readLine(document)).toEqual({ announcement: NEWS });
  write(NEWS);
  expect(document.querySelector('aside')).toBe(line);
});

it('writes markup as text before the root, replaces it, and takes it away', () => {
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

it('takes a line of an unknown kind for none', () => {
  document.body.innerHTML = '<aside class="announcement" data-kind="riddle"><p>x</p></aside><div id="root"></div>';
  expect(readLine(document)).toEqual({ announcement: null });
});
