import { describe, expect, it } from 'vitest';
import { register } from '#contracts/identity.ts';
import { ApiError } from '#lib/api-error.ts';
import { registrationFailure, registrationMessage } from './registration-error.ts';

const taken = 'Username already exists. Please choose a different username.';
const body = { success: false as const, message: taken, code: 'username_taken', requestId: 'r' };

describe('the message of a failed registration (docs/rules/pages.md#form-messages)', () => {
  it.each([
    [new ApiError('/api/auth/register', 409, JSON.stringify(body), body), taken],
    [new Error(`409: ${JSON.stringify(body)}`), taken],
    [new Error('409: {"other":1}'), 'Registration failed. Please try again.'],
    [new Error('Could not create account'), 'Could not create account'],
    [new Error('500: {broken'), '500: {broken'],
    [null, 'Registration failed. Please try again.'],
  ])('the registration form shows after the error “%s” the text “%s”', (error, message) => expect(registrationMessage(error)).toBe(message));

  it("a server's answer to a registration without `success` counts as a refusal", () => {
    const parsed = register.response.safeParse({ success: false });
    expect(registrationMessage(registrationFailure(parsed.error))).toBe('Could not create account');
    const refused = new ApiError('/api/auth/register', 409, JSON.stringify(body), body);
    expect(registrationFailure(refused)).toBe(refused);
  });
});
