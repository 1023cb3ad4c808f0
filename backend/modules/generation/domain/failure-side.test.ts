import { expect, it } from 'vitest';
import { failedOnOurSide } from './failure-side.ts';

it.each(['timeout', 'rate_limited', 'server_error', 'bad_answer', 'cut_stream', 'unavailable', 'crashed', 'deadline', 'provider_gone', 'internal'])('counts %s as a failure on the provider’s or our side', (code) => {
  expect(failedOnOurSide(code)).toBe(true);
});

it.each(['refused', 'invalid_request', 'sealed_leak', 'too_many_leaks', 'empty', 'too_large', 'waited_too_long', 'aborted', 'a code of tomorrow'])('does not count %s as a failure on our side, so it allows no refund', (code) => {
  expect(failedOnOurSide(code)).toBe(false);
});
