import { expect, it } from 'vitest';
import { translateError } from './translate-error.ts';

const fromPostgres = (code: string, message: string): Error => Object.assign(new Error(message), { code });
const TOO_LARGE = fromPostgres('22003', 'select 1 - value "2147483648" is out of range for type integer');

it.each([
  ['a number that is too large for its column', TOO_LARGE, 400],
  ['the same error inside an error of Objection', Object.assign(new Error(TOO_LARGE.message), { nativeError: TOO_LARGE }), 400],
  ['a sum in the server that grew too large for bigint', fromPostgres('22003', 'bigint out of range'), 500],
  ['a NUL in a text', fromPostgres('22021', 'invalid byte sequence'), 400],
  ['a connection that Postgres ends', fromPostgres('57P01', 'terminating connection'), 503],
  ['a statement of the server with an unknown table', fromPostgres('42P01', 'relation "x" does not exist'), 500],
])('the answer after %s has the right status, and its message quotes nothing from the database', (_what, error, status) => {
  const translated = translateError(error);
  expect(translated.status).toBe(status);
  expect(translated.message).not.toMatch(/integer|relation|byte/);
});
