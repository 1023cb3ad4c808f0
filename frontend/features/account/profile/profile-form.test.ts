import { describe, expect, it } from 'vitest';
import { completeAddress, profileForm, toBody, toForm } from './profile-form.ts';

const filled = { displayName: 'Mira', bio: '', links: [{ url: 'https://mira.example' }, { url: '' }] };

describe('profile form', () => {
  it('sends only links that are filled in', () => expect(toBody(filled)).toEqual({ displayName: 'Mira', bio: '', links: ['https://mira.example'] }));

  it('offers one empty row to a profile without links', () => expect(toForm({ displayName: '', bio: '', links: [] }).links).toEqual([{ url: '' }]));

  it('accepts empty rows and refuses a text that is no web address', () => {
    expect(profileForm.safeParse(filled).success).toBe(true);
    for (const url of ['mira', 'javascript:alert(1)', `https://mira.example/${'x'.repeat(200)}`]) {
      const issues = profileForm.safeParse({ ...filled, links: [{ url }] }).error?.issues;
      expect(issues?.map(({ path, message }) => [path.join('.'), message]), url).toEqual([['links.0.url', 'Enter an address that starts with https://']]);
    }
  });

  it.each([
    ['mira.example', 'https://mira.example'], [' mira.example/x ', 'https://mira.example/x'], ['http://mira.example', 'http://mira.example'],
    ['mailto:mira@mira.example', 'mailto:mira@mira.example'], ['mira', 'mira'], ['', ''],
  ])('completes %j to %j', (typed, address) => expect(completeAddress(typed)).toBe(address));
});
