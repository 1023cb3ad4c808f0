import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateFreeForm, listGenerations, retryGeneration } from '#contracts/generation.ts';
import type { ErrorBody } from '#contracts/errors.ts';
import { newId } from '#kernel/ids.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
}, 60_000);
afterAll(() => app.close());

const pictures = { contentType: 'image' as const, prompt: 'A lighthouse', quantity: 2 };
const balance = async (user: HttpUser) => (await user.send<number>('GET', '/api/user/balance')).body;
const ask = (user: HttpUser, expectedTotal: number, key = newId()) => call(user, generateFreeForm, { body: { ...pictures, expectedTotal }, key });

describe('the price that the buyer saw', () => {
  it.each([
    '/api/ai/generate', `/api/prompts/${newId()}/generate`, `/api/drafts/${newId()}/generate`, `/api/drafts/${newId()}/improve`, `/api/generations/${newId()}/retry`,
    `/api/generations/${newId()}/free-retry`, `/api/prompts/${newId()}/unlock`,
  ])('asks for the price that the buyer saw in POST %s, with a clear issue when it is missing', async (path) => {
    const user = await app.register();
    const { status, body } = await user.send<ErrorBody>('POST', path, { body: {} });
    expect([status, body.code]).toEqual([400, 'invalid_request']);
    expect(body.issues).toContainEqual({ path: ['expectedTotal'], message: 'This is required.' });
  });

  it('refuses a run at a higher price than the buyer saw, with the new quote, and holds nothing', async () => {
    const user = await app.register();
    const key = newId();
    const refused = await ask(user, 3, key);
    expect([refused.status, refused.body]).toMatchObject([409, {
      code: 'price_changed', message: 'The price is now 4 tokens; you were shown 3 tokens. Nothing was started or charged. Press again to pay the new price.',
      details: { quote: { total: 4, unit: 2, quantity: 2, royalty: 0 } },
    }]);
    expect([await balance(user), (await call(user, listGenerations)).body]).toEqual([20, []]);
    // A repeated request with the same Idempotency-Key and the old price stays refused. The buyer's second click sends the new price under a new key.
    expect((await ask(user, 3, key)).status).toBe(409);
    expect((await ask(user, 4)).body.generation.quote.total).toBe(4);
    expect(await balance(user)).toBe(16);
  });

  it('charges the lower price when the price has fallen since the buyer saw it', async () => {
    const user = await app.register();
    const { status, body } = await ask(user, 9);
    expect([status, body.generation.quote.total, await balance(user)]).toEqual([202, 4, 16]);
  });

  it('refuses to run again at a higher price than the user saw', async () => {
    const user = await app.register();
    const { id } = (await ask(user, 4)).body.generation;
    await user.send('POST', `/api/generations/${id}/cancel`);
    const again = (expectedTotal: number) => call(user, retryGeneration, { params: { id }, body: { expectedTotal }, key: newId() });
    expect((await again(3)).body).toMatchObject({ code: 'price_changed', details: { quote: { total: 4 } } });
    expect(await balance(user)).toBe(20);
    expect((await again(4)).status).toBe(202);
  });
});
