import { describe, expect, it } from 'vitest';
import { createOriginCheck, createSocketOriginCheck } from './origin-check.ts';

const publicUrl = 'https://conjure.example';

describe('origin of writes behind a public address', () => {
  const check = createOriginCheck({ publicUrl });
  it.each([
    [{ origin: publicUrl }, true],
    [{ origin: 'http://conjure.example' }, false],
    [{ origin: `${publicUrl}.evil.example` }, false],
    // The public address decides, and not the Host header, because an attacker can control that.
    [{ origin: 'https://evil.example', host: 'evil.example' }, false],
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'same-site', origin: publicUrl }, false],
    [{}, false],
  ])('behind a public address, a write with the headers %j is from our own pages: %s', (headers, allowed) => {
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
  ])("a socket's handshake with the headers %j is accepted: %s", (headers, allowed) => {
    expect(check(headers)).toBe(allowed);
  });
});
