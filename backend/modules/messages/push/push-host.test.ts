import { expect, it } from 'vitest';
import { pushAddress } from './push-host.ts';

const HOSTS = ['fcm.googleapis.com', '*.push.apple.com', '127.0.0.1'];

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc', false],
  ['https://web.push.apple.com/QGo', false],
  ['https://a.b.push.apple.com/QGo', false],
  ['http://127.0.0.1:4711/push/1', true],
])('allows web push to the address %s', (endpoint, loopback) => {
  expect(pushAddress(endpoint, HOSTS)).toMatchObject({ loopback });
});

it.each([
  'http://fcm.googleapis.com/fcm/send/abc', 'https://fcm.googleapis.com:8443/x', 'https://evil.example/fcm.googleapis.com', 'https://fcm.googleapis.com.evil.example/',
  'https://push.apple.com/x', 'https://evilpush.apple.com/x', 'https://a:b@fcm.googleapis.com/x', 'http://localhost:6379/', 'http://[::1]/', 'http://169.254.169.254/', 'nonsense',
])('refuses web push to the address %s', (endpoint) => {
  expect(pushAddress(endpoint, HOSTS)).toBeNull();
});
