import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApiKey, revokeApiKey } from '#contracts/api-keys.ts';
import { one } from '#contracts/must.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { KeyCeilings, KeyLocks } from '#modules/generation/key-ceilings.port.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let app: TestApp;
let lock: KeyLocks['lock'];
beforeAll(async () => {
  app = await createTestApp();
  lock = app.modules.apiAccess.locks.lock;
});
afterAll(() => app.close());

const AT_ONCE = 5;

/** Makes a barrier: each caller waits until `count` callers have arrived. */
function barrier(count: number): () => Promise<void> {
  let waiting = 0;
  let open!: () => void;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return async () => {
    waiting += 1;
    if (waiting === count) open();
    await opened;
  };
}

interface Key {
  owner: HttpUser;
  userId: string;
  keyId: string;
  secret: string;
}

async function makeKey(perDay: number): Promise<Key> {
  const owner = await app.register();
  const { key, secret } = (await call(owner, createApiKey, { body: { name: 'Race', scopes: ['chat'], perRun: 20, perDay, expiresInDays: null } })).body;
  const { id: userId } = one(await rows<{ id: string }>(app.services.db.knex, 'select id from users where username = ?', [owner.username]));
  return { owner, userId, keyId: key.id, secret };
}

/** Sends a chat message whose reply costs one token, which the API key pays. */
const accept = (tx: Tx, { userId, keyId }: Key) =>
  app.modules.generation.chatRuns.accept(tx, { userId, plan: 'pro', expectedTotal: 20, keyId }, { chatId: newId(), title: 'Race', length: 400, model: undefined, agentId: null, authorId: null, royalty: 0, free: false });
const heldBy = async ({ keyId }: Key): Promise<number> =>
  one(await rows<{ held: number }>(app.services.db.knex, `select coalesce(sum((quote->>'total')::int), 0)::int as held from generations where key_id = ?`, [keyId])).held;

/**
 * Sends five chat messages with one API key at once, each in an open transaction, and locks the key with `withLock`. Returns how many tokens
 * the five hold together.
 */
async function spendAtOnce(perDay: number, withLock: KeyLocks['lock']): Promise<number> {
  const key = await makeKey(perDay);
  app.modules.apiAccess.locks.lock = withLock;
  try {
    const start = barrier(AT_ONCE);
    await Promise.allSettled(Array.from({ length: AT_ONCE }, () => app.services.db.transaction(async (tx) => {
      await rows(tx, 'select 1');
      await start();
      return accept(tx, key);
    })));
  } finally {
    app.modules.apiAccess.locks.lock = lock;
  }
  return heldBy(key);
}

const READ = 'select per_run as "perRun", per_day as "perDay" from api_keys where id = ?';

it('five messages with one API key at once stay within the key\'s ceiling for a day', async () => {
  expect(await spendAtOnce(2, lock)).toBe(2);
});

it('five messages at once exceed the ceiling if the API key is read without a lock, and the test detects it', async () => {
  const inserted = barrier(AT_ONCE);
  const held = await spendAtOnce(2, async (tx, keyId) => {
    await inserted();
    return one(await rows<KeyCeilings>(tx, READ, [keyId]));
  });
  expect(held).toBeGreaterThan(2);
});

/** Sends a message whose API key is accepted, and then revoked before the message holds its price. */
async function revokedBetween(withLock: KeyLocks['lock']): Promise<number> {
  const key = await makeKey(10);
  app.modules.apiAccess.locks.lock = withLock;
  try {
    expect((await app.modules.apiAccess.keys.find(key.secret))?.key?.id).toBe(key.keyId);
    await app.services.db.transaction(async (tx) => {
      await rows(tx, 'select 1');
      expect((await call(key.owner, revokeApiKey, { params: { id: key.keyId } })).status).toBe(200);
      await accept(tx, key);
    }).catch((error: unknown) => expect(error).toMatchObject({ code: 'key_invalid' }));
  } finally {
    app.modules.apiAccess.locks.lock = lock;
  }
  return heldBy(key);
}

it('an API key that is revoked between its check and the hold spends nothing', async () => {
  expect(await revokedBetween(lock)).toBe(0);
});

it('an API key would spend tokens after its revocation if its lock did not check for that, and the test detects it', async () => {
  expect(await revokedBetween(async (tx, keyId) => one(await rows<KeyCeilings>(tx, READ, [keyId])))).toBeGreaterThan(0);
});

it('revoking an API key waits for a run that is being accepted, so that each run comes before or after the revocation', async () => {
  const key = await makeKey(10);
  let revoked = false;
  let revoking: Promise<unknown> = Promise.resolve();
  await app.services.db.transaction(async (tx) => {
    await accept(tx, key);
    revoking = call(key.owner, revokeApiKey, { params: { id: key.keyId } }).then(() => (revoked = true));
    await rows(tx, 'select pg_sleep(0.3)');
    expect(revoked).toBe(false);
  });
  await revoking;
  expect(revoked).toBe(true);
  expect(await heldBy(key)).toBeGreaterThan(0);
});
