import { describe, expect, it } from 'vitest';
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
});
