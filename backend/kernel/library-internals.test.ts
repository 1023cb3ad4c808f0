import { createRequire } from 'node:module';
import knexFactory from 'knex';
import { Server } from 'socket.io';
import { expect, it } from 'vitest';

const versionOf = (name: string): string => (createRequire(import.meta.url)(`${name}/package.json`) as { version: string }).version;

it('the installed knex is the version whose undocumented client and context open-transaction.ts and raw.ts use', () => {
  expect(versionOf('knex'), 'Read db/open-transaction.ts and db/raw.ts against the new version, then name it here.').toBe('3.3.0');
  const knex = knexFactory({ client: 'pg' });
  expect(knex).toHaveProperty('context');
  expect(knex.client).toMatchObject({ acquireConnection: expect.any(Function), releaseConnection: expect.any(Function), query: expect.any(Function), emit: expect.any(Function) });
});

it('the installed socket.io is the version whose namespace guard-recovery.ts wraps', () => {
  expect(versionOf('socket.io'), 'Read realtime/guard-recovery.ts against the new version, then name it here.').toBe('4.8.4');
  expect(new Server().of('/')).toHaveProperty('_createSocket', expect.any(Function));
  expect(new Server().of('/').adapter).toHaveProperty('restoreSession', expect.any(Function));
});
