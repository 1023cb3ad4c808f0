import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateFreeForm } from '#contracts/generation.ts';
import { getBalance, getSpending, getWallet, listTransactions, TRANSACTIONS_CSV_PATH } from '#contracts/wallet.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let app: TestApp;
let user: HttpUser;
beforeAll(async () => {
  app = await createTestApp();
  user = await app.register();
  await call(user, generateFreeForm, { body: { expectedTotal: 99, contentType: 'text', prompt: 'A secret about rain' } });
}, 60_000);
afterAll(() => app.close());

describe('the wallet over HTTP', () => {
  it('returns the balance as one number over HTTP, and the figures of the wallet by another address', async () => {
    expect((await call(user, getBalance)).body).toBe(19);
    expect((await call(user, getWallet)).body).toMatchObject({ balance: 19, held: 1, debt: 0, buckets: { bonus: 19 }, spent: 0, received: 20 });
    const { body } = await call(user, getSpending, { query: { days: 7 } });
    expect(body.days).toHaveLength(7);
    expect(body).toMatchObject({ spent: 0, runs: 0, average: null });
    expect((await call(user, getSpending)).body.days).toHaveLength(30);
  });

  it('lists the activity over HTTP in pages, without the text of a free-form run', async () => {
    const first = await call(user, listTransactions, { query: { limit: 1 } });
    expect(first.body.items).toMatchObject([{ type: 'generation', status: 'pending', amount: -1, title: 'Free-form text', refType: 'generation' }]);
    const second = await call(user, listTransactions, { query: { limit: 1, before: first.body.nextCursor! } });
    expect(second.body).toMatchObject({ items: [{ type: 'reward', amount: 20, balanceAfter: 20, title: 'Welcome gift' }], nextCursor: null });
    const gifts = await call(user, listTransactions, { query: { types: 'reward,purchase', direction: 'in', q: 'welcome' } });
    expect(gifts.body.items).toHaveLength(1);
    expect((await call(user, listTransactions, { query: { types: '' } })).body.items).toHaveLength(2);
  });

  it.each(['types=money', 'before=x', 'before=0', 'before=9999999999', 'from=yesterday', 'direction=up', 'limit=101', 'unknown=1'])(
    'refuses a list of the activity with the wrong parameter %s',
    async (query) => {
      const answer = await user.send('GET', `/api/user/transactions?${query}`);
      expect(answer.status).toBe(400);
      const exported = await user.send('GET', `${TRANSACTIONS_CSV_PATH}?${query}`);
      expect(exported.status).toBe(400);
    },
  );

  it('exports the activity as CSV in which no cell runs as a formula', async () => {
    const member = await app.register();
    const { services: { db }, modules: { wallet } } = app;
    const [row] = await rows<{ id: string }>(db.knex, 'select id from users where username = ?', [member.username]);
    for (const reason of ['=HYPERLINK("http://x")', 'two, words']) {
      await wallet.wallet.grant(db.knex, { userId: row!.id, amount: 5, kind: 'reward', bucket: 'bonus', key: newId(), reason });
    }
    const answer = await member.send('GET', TRANSACTIONS_CSV_PATH);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="[a-z]+-wallet-\d{4}-\d\d-\d\d\.csv"$/);
    const lines = answer.text.split('\r\n');
    expect(lines).toHaveLength(5);
    expect(lines[0]).toBe('Date (UTC),Type,What,Tokens,Balance after,State,Held,Charged,Returned,Held at,Settled at,Belongs to,Reference');
    expect(lines[1]).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z,reward,"two, words",5,30,done,,,,,,,$/);
    expect(lines[2]).toContain(`,"'=HYPERLINK(""http://x"")",5,25,`);
    const bytes = await (await fetch(app.url + TRANSACTIONS_CSV_PATH, { headers: { cookie: member.cookie() } })).arrayBuffer();
    expect([...new Uint8Array(bytes).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect((await member.send('GET', `${TRANSACTIONS_CSV_PATH}?q=two`)).text.split('\r\n')).toHaveLength(3);
    expect((await member.send('HEAD', TRANSACTIONS_CSV_PATH)).text).toBe('');
    expect((await app.visitor().send('GET', TRANSACTIONS_CSV_PATH)).status).toBe(401);
  });
});
