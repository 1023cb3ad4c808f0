import { expect, it } from 'vitest';
import { referrerHost } from './record-visit.ts';

it('names the site that led to a page, and none for own pages and for what is no address', () => {
  const hosts = ['https://news.example.com/a?b=c', 'https://conjure.example/marketplace', '', 'about:blank', 'http://localhost:3000/'].map((referrer) => referrerHost(referrer, 'conjure.example'));
  expect(hosts).toEqual(['news.example.com', null, null, null, null]);
});
