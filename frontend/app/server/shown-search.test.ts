import { describe, expect, it } from 'vitest';
import { createQueryClient } from '#lib/query-client.ts';
import { fetchPageData } from './page-data.ts';
import { shownSearch } from './shown-search.ts';

describe('the query string with which a visitor\'s page is rendered', () => {
  it.each([
    ['/', '?ref=friend&utm_source=mail', ''],
    ['/wallet', '?q=rabbit', ''],
    ['/marketplace', '?utm_source=mail&sort=newest&category=animation&tab=packs', '?category=animation&sort=newest&tab=packs'],
    ['/marketplace', '?category=animation&rating=9&page=7', '?category=animation'],
    ['/prompt-packs', '?sort=newest&ref=x', '?sort=newest'],
    ['/prompt-packs/id/slug', '?coupon=RABBIT&x=1', '?coupon=RABBIT'],
    ['/pricing', '?plan=pro&plan=free', '?plan=pro'],
    ['/profile/ada', '?tab=packs&r=bob', '?tab=packs'],
    ['/prompt/fox', '?utm_campaign=x&via=abcdefghij', '?via=abcdefghij'],
    ['/prompt/fox/share', '?via=abcdefghij&r=bob', '?via=abcdefghij'],
  ])('%s%s is rendered as %s', (path, search, shown) => {
    expect(shownSearch(path, search)).toBe(shown);
  });

  it('is null when it is too long, so that the browser renders the page', () => {
    expect(shownSearch('/pricing', `?plan=${'x'.repeat(2_000)}`)).toBeNull();
  });

  it.each([
    ['/marketplace', '?category=animation&sort=newest', '/api/prompts?category=animation&sort=newest'],
    ['/marketplace', '?tab=packs&q=rabbit', '/api/prompt-packs?q=rabbit'],
    ['/prompt-packs', '?sort=newest', '/api/prompt-packs?sort=newest'],
  ])('makes the server ask for the list that %s%s shows', async (path, search, asked) => {
    const client = createQueryClient();
    const paths: string[] = [];
    const ask = (to: string): Promise<never> => {
      paths.push(to);
      return Promise.reject(new Error('no answer'));
    };
    await expect(fetchPageData(client, { path, search }, ask)).rejects.toThrow('no answer');
    client.clear();
    expect(paths).toContain(asked);
  });
});
