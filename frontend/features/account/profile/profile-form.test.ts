import { describe, expect, it } from 'vitest';
import { completeAddress, profileForm, toBody, toForm } from './profile-form.ts';

const filled = { displayName: 'Mira', bio: '', links: [{ url: 'https://mira.example' }, { url: '' }] };

describe('profile form', () => {
  it('the profile form sends no link for an empty row', () =>
    expect(toBody(filled)).toEqual({ displayName: 'Mira', bio: '', links: ['https://mira.example'] }));

  it('the profile form shows one empty row when the profile has no links', () =>
    expect(toForm({ displayName: '', bio: '', links: [] }).links).toEqual([{ url: '' }]));

  it('the profile form accepts empty link rows, and refuses a link that is no web address', () => {
    expect(profileForm.safeParse(filled).success).toBe(true);
    for (const url of ['mira', 'javascript:alert(1)', `https://mira.example/${'x'.repeat(200)}`]) {
      const issues = profileForm.safeParse({ ...filled, links: [{ url }] }).error?.issues;
      expect(issues?.map(({ path, message }) => [path.join('.'), message]), url).toEqual([['links.0.url', 'Enter an address that starts with https://']]);
    }
  });

  it.each([
    ['mira.example', 'https://mira.example'], [' mira.example/x ', 'https://mira.example/x'], ['http://mira.example', 'http://mira.example'],
    ['mailto:mira@mira.example', 'mailto:mira@mira.example'], ['mira', 'mira'], ['', ''],
  ])('a link typed into the profile form as %j becomes %j', (typed, address) => expect(completeAddress(typed)).toBe(address));
});
