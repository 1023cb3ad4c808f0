import { describe, expect, it } from 'vitest';
import { parseAuthReturn } from './auth-return.ts';

describe('fragments of emails and of the social provider', () => {
  it.each([
    ['#reset-token=a-b_c', { kind: 'reset-token', token: 'a-b_c' }],
    ['#confirm-email=abc', { kind: 'confirm-email', token: 'abc' }],
    ['#recover-factor=abc', { kind: 'recover-factor', token: 'abc' }],
    ['#keep-factor=abc', { kind: 'keep-factor', token: 'abc' }],
    ['#social-code=a%2Fb&social-state=s', { kind: 'social', answer: { code: 'a/b', state: 's', error: null } }],
    ['#social-error=access_denied', { kind: 'social', answer: { code: null, state: null, error: 'access_denied' } }],
    ['#content', null],
    ['#reset-token=', null],
    ['', null],
  ])('reads the address fragment "%s" as an answer of an email link or a social provider, or as none', (hash, expected) => expect(parseAuthReturn(hash)).toEqual(expected));
});
