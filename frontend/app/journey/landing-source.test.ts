import { expect, it } from 'vitest';
import { landingSource } from './landing-source.ts';

const at = (path: string): URL => new URL(path, 'https://conjure.example');

it('the source of a visit follows from the address of its first page and from the site that linked to it', () => {
  expect(landingSource(at('/'), '')).toBe('direct');
  expect(landingSource(at('/'), 'https://conjure.example/pricing')).toBe('direct');
  expect(landingSource(at('/'), 'https://www.google.at/')).toBe('search');
  expect(landingSource(at('/'), 'https://news.example.org/item')).toBe('site');
  expect(landingSource(at('/challenge/a-cup'), 'https://news.example.org/item')).toBe('challenge');
  expect(landingSource(at('/prompt/a-fox/share?via=abcdefghij'), 'https://www.google.at/')).toBe('share');
  expect(landingSource(at('/?r=mira'), 'https://news.example.org/item')).toBe('referral');
});
