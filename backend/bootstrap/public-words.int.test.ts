import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { muteUser, unmuteUser } from '#contracts/admin-users.ts';
import { HOUR_MS } from '#contracts/durations.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { createReport } from '#contracts/reports.ts';
import { changeFolder, createFolder } from '#contracts/folders.ts';
import { createApiKey } from '#contracts/api-keys.ts';
import { exampleOf } from '#kernel/http/openapi/example-of.ts';
import { newId } from '#kernel/ids.ts';
import { createCast } from '#testing/authorization/personas.ts';
import type { Cast } from '#testing/authorization/personas.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { programWith } from '#testing/program.ts';
import { call } from '#testing/test-app.ts';
import { PUBLIC_WORDS } from './public-words.ts';

/** Requests whose free text reaches no other person, by the reason for that. */
const REASONS: Readonly<Record<string, readonly string[]>> = {
  'their own, and shown to no other person': [
    'POST /api/folders', 'POST /api/chat-folders', 'POST /api/achievements/seen', 'POST /api/creations/archives', 'POST /api/library/bulk',
    'POST /api/account/imports', 'PATCH /api/library/:id', 'PATCH /api/chat-folders/:id', 'PUT /api/prompts/:id/presets',
    'PATCH /api/agents/:id/memory/:factId',
  ],
  'for staff alone': [
    'POST /api/reports', 'POST /api/issues/report', 'POST /api/unlocks/:id/refund-request', 'POST /api/prompts/:id/report',
    'POST /api/decisions/:id/appeal',
  ],
  'sign-in, settings and security of the account': [
    'POST /api/auth/register', 'POST /api/auth/login', 'POST /api/admin/login', 'POST /api/auth/reset-password', 'POST /api/auth/confirm-email',
    'POST /api/user/email', 'POST /api/user/password', 'POST /api/user/deletion', 'POST /api/user/second-factor', 'POST /api/auth/factor-recovery',
    'POST /api/user/notification-preferences', 'POST /api/user/second-factor/disable', 'POST /api/user/second-factor/recovery-codes',
    'POST /api/auth/factor-recovery/start', 'POST /api/auth/factor-recovery/cancel', 'POST /api/auth/social/start', 'POST /api/auth/social/finish',
    'POST /api/auth/social/link', 'PATCH /api/user/notification-preferences/time-zone',
  ],
  'drafts, which others see only by publishing': [
    'POST /api/drafts', 'POST /api/prompt-packs', 'POST /api/agents', 'PUT /api/drafts/:id', 'PATCH /api/prompt-packs/:id',
    'POST /api/drafts/:id/improve', 'POST /api/prompt-packs/:id/items', 'PUT /api/agents/:id/draft', 'POST /api/agents/:id/improve',
    'PATCH /api/prompt-packs/:id/items/:promptId',
  ],
  'orders, codes and addresses': [
    'POST /api/cash-outs', 'POST /api/redeem', 'POST /api/keys', 'POST /api/webhooks', 'POST /api/stripe/create-payment-intent',
    'POST /api/stripe/create-subscription', 'POST /api/payments/create-token-purchase', 'PUT /api/webhooks/:id',
    'POST /api/prompt-packs/:id/purchase',
  ],
  'input of a run, a chat or a search': [
    'POST /api/demo-runs', 'POST /api/chats', 'POST /api/events', 'POST /api/ai/generate', 'POST /api/guest-chat/messages', 'PATCH /api/chats/:id',
    'POST /api/prompts/:id/generate', 'POST /api/drafts/:id/generate', 'POST /api/challenges/:id/generate', 'POST /api/chats/:id/messages',
    'POST /api/chats/:id/runs', 'POST /api/chats/:id/tool-calls/:callId/change',
  ],
};
const NOT_PUBLIC = new Set(Object.values(REASONS).flat());

/** Fields that make a request's text reach others, where the shortest valid body does not. */
const PUBLIC_FIELDS: Readonly<Record<string, object>> = {
  'POST /api/people/:id/tips': { note: 'Thank you' },
  'POST /api/collections': { visibility: 'public' },
  'PATCH /api/collections/:id': { description: 'Mine' },
  'POST /api/collections/:id/items': { note: 'Look' },
  'PATCH /api/collections/:id/items/:itemId': { note: 'Look' },
  'PATCH /api/folders/:id': { name: 'Mine' },
  'PATCH /api/creations/:id': { visibility: 'public' },
  'POST /api/creations/bulk': { action: 'publish', ids: [newId()] },
  'POST /api/prompts/:id/share-links': { inputs: {}, showInputs: true },
  'PATCH /api/share-links/:id': { showInputs: true },
  'PUT /api/user/profile': { links: [] },
};

const nameOf = ({ method, path }: AnyEndpoint): string => `${method} ${path}`;
type Schema = Record<string, unknown>;
const schemaOf = ({ body }: AnyEndpoint): Schema => (body === undefined ? {} : z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Schema);

/** Whether a schema has a text field in which the sender may write any words. */
function hasFreeText(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  if (Array.isArray(schema)) return schema.some(hasFreeText);
  const { type, format, pattern } = schema as Schema;
  if (type === 'string') return format === undefined && pattern === undefined && !('enum' in schema) && !('const' in schema);
  return Object.values(schema).some(hasFreeText);
}

describe('what a muted person writes', () => {
  let cast: Cast;
  let muted: HttpUser;
  let id: string;
  beforeAll(async () => {
    cast = await createCast();
    muted = await cast.app.register();
    id = (await cast.app.services.db.knex('users').where({ username: muted.username }).first())!.id;
    await mute();
  });
  afterAll(() => cast.app.close());

  const until = (ms = HOUR_MS): string => new Date(Date.now() + ms).toISOString();
  const mute = () => call(cast.people.admin, muteUser, { params: { id }, body: { reason: 'Insults in comments', until: until() } });
  const unmute = () => call(cast.people.admin, unmuteUser, { params: { id }, body: { reason: 'They apologised' } });
  const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string } | null)?.code];
  const send = (user: Pick<HttpUser, 'send'>, endpoint: AnyEndpoint) => {
    const body = endpoint.body === undefined ? undefined : { ...exampleOf(schemaOf(endpoint)) as object, ...PUBLIC_FIELDS[nameOf(endpoint)] };
    return user.send(endpoint.method, endpoint.path.replace(/:version/, '1').replace(/:outputId/, '0').replace(/:\w+/g, () => newId()), body === undefined ? {} : { body });
  };

  it('each request of members with a free text either is refused to muted people or is listed with the reason why not', () => {
    const free = cast.app.table.endpoints().filter(({ endpoint, access, kind }) => kind !== 'read' && (access === 'member' || access === 'open') && hasFreeText(schemaOf(endpoint)));
    const open = free.map(({ endpoint }) => endpoint).filter((endpoint) => !PUBLIC_WORDS.has(endpoint) && !NOT_PUBLIC.has(nameOf(endpoint)));
    expect(open.map(nameOf)).toEqual([]);
    const names = new Set(free.map(({ endpoint }) => nameOf(endpoint)));
    expect([...NOT_PUBLIC].filter((name) => !names.has(name))).toEqual([]);
    const mounted = new Set(cast.app.table.endpoints().map(({ endpoint }) => endpoint));
    expect([...PUBLIC_WORDS.keys()].filter((endpoint) => !mounted.has(endpoint)).map(nameOf)).toEqual([]);
  });

  it("a muted person's request is refused with the time and the reason wherever its text reaches others", async () => {
    for (const endpoint of PUBLIC_WORDS.keys()) {
      const answer = await send(muted, endpoint);
      expect([nameOf(endpoint), ...codeOf(answer)]).toEqual([nameOf(endpoint), 403, 'muted']);
      expect(answer.body).toMatchObject({ message: expect.stringMatching(/muted until \d{4}-\d\d-\d\d \d\d:\d\d UTC.*Reason: Insults in comments/) as string });
      expect([nameOf(endpoint), codeOf(await send(cast.people.other, endpoint))[1]]).not.toEqual([nameOf(endpoint), 'muted']);
    }
  });

  it("a muted person's text is also refused when a program sends it with an API key of theirs", async () => {
    const made = await call(muted, createApiKey, { body: { name: 'Shop', scopes: ['read', 'run', 'prompts'], perRun: 20, perDay: 50, expiresInDays: 90 } });
    const program = programWith(cast.app.url, made.body.secret);
    const answers = await Promise.all([...PUBLIC_WORDS.keys()].map(async (endpoint) => codeOf(await send(program, endpoint))[1]));
    expect(new Set(answers)).toEqual(new Set(['muted', 'not_for_keys']));
  });

  it("a muted person's text is accepted where only they or staff can read it", async () => {
    const made = await call(muted, createFolder, { body: { name: 'Private thoughts', kind: 'manual' } });
    expect(made.status).toBe(201);
    expect((await call(muted, changeFolder, { params: { id: made.body.folder.id }, body: { parentId: null } })).status).toBe(200);
    expect(codeOf(await send(muted, createReport))[1]).not.toBe('muted');
  });

  it("a person's text is accepted again after the mute is over or an administrator ended it, which is audited once", async () => {
    const { knex } = cast.app.services.db;
    const audited = async () => (await knex('outbox_events').where({ name: 'admin_action' }).orderBy('id').pluck('payload') as { action: string }[]).map(({ action }) => action).filter((action) => action.endsWith('mute'));
    const [endpoint] = [...PUBLIC_WORDS.keys()];
    await knex('users').where({ id }).update({ muted_until: new Date(Date.now() - 1) });
    expect(codeOf(await send(muted, endpoint!))[1]).not.toBe('muted');
    expect((await unmute()).body.user.mute).toBeNull();
    expect(await audited()).toEqual(['users.mute']);
    expect((await mute()).body.user.mute).toMatchObject({ reason: 'Insults in comments', by: cast.people.admin.username });
    expect(codeOf(await send(muted, endpoint!))[1]).toBe('muted');
    await Promise.all([unmute(), unmute()]);
    expect(codeOf(await send(muted, endpoint!))[1]).not.toBe('muted');
    expect(await audited()).toEqual(['users.mute', 'users.mute', 'users.unmute']);
    const told = await knex('outbox_events').where({ name: 'user_muted' }).orderBy('id').pluck('payload') as { until: string | null }[];
    expect(told.map((payload) => payload.until === null)).toEqual([false, false, true]);
  });

  it('an administrator cannot mute administrators, platform accounts or themselves, nor for longer than a year or into the past', async () => {
    const { knex } = cast.app.services.db;
    const platform = (await knex('users').where({ platform: true }).first())!.id;
    const at = (target: string, end = until()) => call(cast.people.admin, muteUser, { params: { id: target }, body: { reason: 'Insults', until: end } });
    const other = await cast.app.register();
    const admin = (await knex('users').where({ username: other.username }).first())!.id;
    await knex('users').where({ id: admin }).update({ role: 'admin' });
    expect([await at(await cast.idOf('admin')), await at(platform), await at(admin)].map((each) => codeOf(each)[1])).toEqual(['not_yourself', 'platform_account', 'is_administrator']);
    await knex('users').where({ id: admin }).update({ role: 'user' });
    expect([(await at(id, until(-HOUR_MS))).status, (await at(id, until(366 * 24 * HOUR_MS))).status, (await at(newId())).status]).toEqual([400, 400, 404]);
  });
});
