import { expect, it } from 'vitest';
import { isRedisAddress, redisOptionsFromUrl } from './redis-address.ts';

it.each([
  ['redis://127.0.0.1', { host: '127.0.0.1', port: 6379, db: 0 }],
  ['rediss://ada:p%40ss@cache.example:7000/3', { host: 'cache.example', port: 7000, db: 3, username: 'ada', password: 'p@ss', tls: {} }],
  ['redis://[::1]:6380', { host: '::1', port: 6380, db: 0 }],
  ['redis://:s@127.0.0.1:6380/1?path=%2Frun%2Fredis.sock', { path: '/run/redis.sock', db: 1, password: 's' }],
  ['redis-sentinel://a,b:26380/2?master=conjure', { sentinels: [{ host: 'a', port: 26_379 }, { host: 'b', port: 26_380 }], name: 'conjure', db: 2, failoverDetector: true }],
  ['redis-sentinel://:p%40ss@10.0.0.1:1?master=main-1', { sentinels: [{ host: '10.0.0.1', port: 1 }], name: 'main-1', db: 0, password: 'p@ss', failoverDetector: true }],
])('reads the Redis address %s into connection settings', (address, fields) => {
  expect(isRedisAddress(address)).toBe(true);
  const { retryStrategy, ...rest } = redisOptionsFromUrl(address);
  expect([1, 2, 20].map(retryStrategy)).toEqual([100, 200, 2_000]);
  const { reconnectOnError, ...named } = rest as typeof rest & { reconnectOnError?(error: Error): unknown };
  expect(named).toEqual(fields);
  expect(reconnectOnError === undefined ? 'one server' : [reconnectOnError(new Error('READONLY You can not write')), reconnectOnError(new Error('ERR no'))]).toEqual(
    'sentinels' in fields ? [2, false] : 'one server',
  );
});

it.each(['http://a', 'redis-sentinel://a,b', 'redis-sentinel://?master=m', 'redis-sentinel://a b?master=m', 'redis-sentinel://a:x?master=m', 'a'])('%s is not accepted as the address of a Redis', (address) => {
  expect(isRedisAddress(address)).toBe(false);
});
