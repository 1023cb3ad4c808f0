import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { AnnouncementState } from '#contracts/announcements.ts';
import { AnnouncementCard } from './announcement-card.tsx';
import { announcementQuery } from './announcement.queries.ts';

/** Returns value and state of the two fields for a time. People type a day, and go on to its time before the form knows the day: so the fields are never disabled. */
function timesOf(announcement: AnnouncementState['announcement']): [string, boolean][] {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(announcementQuery.queryKey, { revision: 1, announcement, shown: false });
  document.body.innerHTML = renderToStaticMarkup(<QueryClientProvider client={client}><AnnouncementCard /></QueryClientProvider>);
  return [...document.querySelectorAll<HTMLInputElement>('input[type=time]')].map(({ value, disabled }) => [value, disabled]);
}

it('shows a time of an announcement only beside a chosen day, and lets people type it at once', () => {
  expect(timesOf(null)).toEqual([['', false], ['', false]]);
  const from = new Date(2099, 11, 31, 14, 2).toISOString();
  expect(timesOf({ text: 'Soon', kind: 'news', audience: 'everyone', from, to: null })).toEqual([['14:02', false], ['', false]]);
});
