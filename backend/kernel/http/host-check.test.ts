import { describe, expect, it } from 'vitest';
import { createHostCheck } from './host-check.ts';

describe('the host of a request', () => {
  const check = createHostCheck({ publicUrl: 'https://conjure.example', host: '0.0.0.0', allowedHosts: ['Lan.example'] });
  it.each([
    ['conjure.example', true],
    ['conjure.example:8443', true],
    ['CONJURE.example.', true],
    ['lan.example', true],
    ['localhost:3000', true],
    ['127.0.0.1', true],
    ['[::1]:3000', true],
    ['evil.example', false],
    ['conjure.example.evil.example', false],
    ['evil.example:conjure.example', false],
    ['conjure.example@evil.example', false],
    ['0.0.0.0:3000', false],
    ['', false],
    [undefined, false],
  ])('decides whether the server answers for the Host header %s: %s', (host, allowed) => {
    expect(check({ host })).toBe(allowed);
  });

  it('accepts the one address that the server listens on as a host', () => {
    const lan = createHostCheck({ publicUrl: null, host: '192.168.1.5', allowedHosts: [] });
    expect([lan({ host: '192.168.1.5:3000' }), lan({ host: '192.168.1.6:3000' })]).toEqual([true, false]);
    const six = createHostCheck({ publicUrl: null, host: 'fd00::5', allowedHosts: [] });
    expect(six({ host: '[fd00::5]:3000' })).toBe(true);
  });
});
