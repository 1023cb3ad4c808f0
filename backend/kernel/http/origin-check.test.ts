import { describe, expect, it } from 'vitest';
import { createOriginCheck, createSocketOriginCheck } from './origin-check.ts';

const publicUrl = 'https://conjure.example';

describe('origin of writes behind a public address', () => {
  const check = createOriginCheck({ publicUrl });
  it.each([
    [{ origin: publicUrl }, true],
    [{ origin: 'http://conjure.example' }, false],
    [{ origin: `${publicUrl}.evil.example` }, false],
    // The public address decides, because an attacker can control the Host header.
    [{ origin: 'https://evil.example', host: 'evil.example' }, false],
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'same-site', origin: publicUrl }, false],
    [{}, false],
  ])('%j: %s', (headers, allowed) => {
    expect(check(headers)).toBe(allowed);
  });
});

describe('origin of sockets', () => {
  const check = createSocketOriginCheck({ publicUrl });
  it.each([
    [{ origin: publicUrl }, true],
    [{ origin: 'https://evil.example' }, false],
    [{ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }, false],
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'cross-site' }, false],
    [{}, true],
  ])('%j: %s', (headers, allowed) => {
    expect(check(headers)).toBe(allowed);
  });
});
