import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { may } from '#contracts/permissions.ts';
import type { PermissionName } from '#contracts/permissions.ts';
import { newId } from '#kernel/ids.ts';
import { MATRIX, RAW_MATRIX } from '#testing/authorization/matrix.ts';
import type { Rule } from '#testing/authorization/matrix.ts';
import { createCast, PERSONAS, ROLE_OF } from '#testing/authorization/personas.ts';
import type { Cast, Persona } from '#testing/authorization/personas.ts';
import type { MessagesTable } from '#modules/messages/messages.tables.ts';

/*
 * Every route is called by every kind of caller. Requests carry an unknown id and an invalid body, so that a request that passes the permission check
 * changes nothing. The answer is then 400, 404 or an empty 200, never 401 or 403.
 */
describe('who may call what', () => {
  let cast: Cast;
  beforeAll(async () => {
    cast = await createCast();
  });
  afterAll(() => cast.app.close());

  const routes = (): string[] => cast.app.table.endpoints().map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
  const ask = (persona: Persona, route: string) => {
    const [method, pattern] = route.split(' ') as [string, string];
    const path = pattern.replace(/:\w+/g, (name) => (name === ':username' || name === ':idOrSlug' ? 'nobody-has-this' : newId()));
    // An unknown field makes this body invalid for every endpoint, so that no call that is let in changes anything.
    const body = method === 'GET' ? undefined : { 'no such field': true };
    return cast.people[persona].send(method, path, body === undefined ? {} : { body });
  };
  const letIn = (rule: Rule, persona: Persona): boolean => {
    const role = ROLE_OF[persona];
    if (rule === 'open') return true;
    if (role === null) return false;
    if (rule === 'member' || rule === 'own') return true;
    return rule === 'admin' ? role === 'admin' : may(role, rule as PermissionName);
  };
  const SKIPPED_CALLS = new Set(['POST /api/auth/logout']);

  it('the authorization matrix has a row for every route, and no row for a route that no longer exists', () => {
    expect(
      Object.keys(MATRIX).sort(), 'Each mounted route has a row in testing/access.ts of its module, and no other. A row without a route: is the module in the object "modules" of bootstrap/modules.ts?',
    ).toEqual(routes().sort());
    expect(Object.keys(RAW_MATRIX).sort()).toEqual(
      [...cast.app.table.raw().map(({ path }) => `GET ${path}`), ...cast.app.table.rawPosts().map(({ path }) => `POST ${path}`)].sort(),
    );
  });

  // `other` is left out, because it differs from `user` only for a thing with an owner, and these ids belong to nothing.
  it.each(PERSONAS.filter((persona) => persona !== 'other'))('the caller %s is let in and refused by every route exactly as the authorization matrix says', async (persona) => {
    const unexpected: string[] = [];
    for (const [route, rule] of Object.entries(MATRIX)) {
      if (SKIPPED_CALLS.has(route)) continue;
      const { status } = await ask(persona, route);
      const refusal = ROLE_OF[persona] === null ? 401 : 403;
      const fits = letIn(rule, persona) ? status !== 401 && status !== 403 && status < 500 : status === refusal;
      if (!fits) unexpected.push(`${route} answered ${status} (rule: ${rule})`);
    }
    expect(unexpected).toEqual([]);
  });

  it.each(['anonymous', 'other'] as const)('the caller %s gets the status that the authorization matrix says from each route without a contract', async (persona) => {
    for (const [route, expected] of Object.entries(RAW_MATRIX)) {
      const [method, path] = route.split(' ') as [string, string];
      const answer = await fetch(cast.app.url + path.replace(/:\w+/g, newId()), {
        method,
        headers: { cookie: cast.people[persona].cookie() },
        redirect: 'manual',
      });
      await answer.arrayBuffer();
      expect([route, answer.status]).toEqual([route, persona === 'anonymous' ? expected.anonymous : expected.member]);
    }
  });

  it('the API signs out every caller who asks for it, visitors included', async () => {
    expect((await cast.app.visitor().send('POST', '/api/auth/logout')).status).toBe(200);
    expect((await (await cast.app.register()).send('POST', '/api/auth/logout')).status).toBe(200);
  });

  it.each(['other', 'creator', 'moderator', 'support', 'admin', 'elevated'] as const)('the API answers 404 for a thing of another user when the caller is %s', async (persona) => {
    const owner = cast.people.user;
    const ran = await owner.send<{ generation: { id: string } }>('POST', '/api/ai/generate', { body: { expectedTotal: 99, contentType: 'text', prompt: 'A quiet lighthouse' } });
    const { id: run } = ran.body.generation;
    const sessions = await owner.send<{ sessions: { id: string }[] }>('GET', '/api/user/sessions');
    const { db } = cast.app.services;
    const message = newId();
    const ownerId = await cast.idOf('user');
    await db.knex('messages').insert(messageRow(message, ownerId));
    const theirs = [
      ['GET', `/api/generations/${run}`], ['POST', `/api/generations/${run}/cancel`], ['POST', `/api/generations/${run}/retry`], ['POST', `/api/generations/${run}/free-retry`],
      ['DELETE', `/api/generations/${run}`], ['PATCH', `/api/messages/${message}/read`], ['DELETE', `/api/messages/${message}`],
      ['DELETE', `/api/user/sessions/${sessions.body.sessions[0]!.id}`],
    ] as const;
    for (const [method, path] of theirs) {
      const { status } = await cast.people[persona].send(method, path, path.endsWith('retry') ? { body: { expectedTotal: 99 } } : {});
      expect([path, status]).toEqual([path, 404]);
    }
    expect((await owner.send('GET', `/api/generations/${run}`)).status).toBe(200);
    await owner.send('POST', `/api/generations/${run}/cancel`);
  });
});

const messageRow = (id: string, userId: string): Partial<MessagesTable> => ({
  id, user_id: userId, type: 'system_notification', subject: 'Hello', content: 'There.', category: 'system', priority: 'normal', dedupe_key: id, created_at: new Date(),
});
