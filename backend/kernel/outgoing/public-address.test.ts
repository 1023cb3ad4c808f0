import { expect, it } from 'vitest';
import { isPublicAddress, PrivateAddress, publicLookup } from './public-address.ts';

it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '142.250.1.1', '2607:f8b0:4005::200e', '2a00:1450::1'])('the IP address %s counts as public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

it.each([
  '127.0.0.1', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '255.255.255.255', '224.0.0.1',
  '::1', '::', 'fe80::1', 'fd00::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::7f00:1', '2002:7f00:1::', '2001:db8::1', 'ff02::1', 'localhost', '',
])('the IP address %s does not count as public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it('refuses to resolve a host name to an address of this machine, however it is asked', async () => {
  for (const all of [true, false]) {
    const error = await new Promise((resolve) => publicLookup('localhost', { all }, resolve));
    expect(error).toBeInstanceOf(PrivateAddress);
  }
});
