import { describe, expect, it } from 'vitest';
import { parseAuthReturn } from './auth-return.ts';

describe('fragments of mails and of the social provider', () => {
  it.each([
    ['#reset-token=abc', { kind: 'reset', token: 'abc' }],
    ['#confirm-email=abc', { kind: 'confirm', token: 'abc' }],
    ['#social-code=a%2Fb&social-state=s', { kind: 'social', answer: { code: 'a/b', state: 's', error: null } }],
    ['#social-error=access_denied', { kind: 'social', answer: { code: null, state: null, error: 'access_denied' } }],
    ['#content', null],
    ['#reset-token=', null],
    ['', null],
  ])('%s', (hash, expected) => expect(parseAuthReturn(hash)).toEqual(expected));
});
