import { expect, it } from 'vitest';
import { pageAt } from './pages.ts';
import { ADMIN_NAVIGATION, isCurrent, NAVIGATION } from './paths.ts';

const markedAt = (pathname: string): string[] => [...NAVIGATION, ...ADMIN_NAVIGATION].filter((entry) => isCurrent(entry, pathname)).map(({ to }) => to);

it.each([
  ['/', ['/']], ['/challenges', ['/challenges']], ['/challenge/night-bus-2026-11-26', ['/challenges']], ['/ai-agents/new', ['/ai-agents']], ['/my-library', ['/my-library']],
  ['/admin', ['/admin']], ['/admin/sales', ['/admin/sales']], ['/admin/challenges', []], ['/wallet', []], ['/marketplaces', []],
])('on the page %s the navigation marks these entries as current: %j', (pathname, entries) => expect(markedAt(pathname)).toEqual(entries));

it.each([...NAVIGATION, ...ADMIN_NAVIGATION])('the navigation entry $label links to an existing page', ({ to }) => expect(pageAt(to)?.paths).toBeDefined());
