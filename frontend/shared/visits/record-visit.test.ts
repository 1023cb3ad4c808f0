import { expect, it } from 'vitest';
import { referrerHost } from './record-visit.ts';

it('the recorded visit names the site that linked to a page, and none for our own pages and invalid addresses', () => {
  const hosts = ['https://news.example.com/a?b=c', 'https://conjure.example/marketplace', '', 'about:blank', 'http://localhost:3000/'].map((referrer) => referrerHost(referrer, 'conjure.example'));
  expect(hosts).toEqual(['news.example.com', null, null, null, null]);
});
