import { adminLogin } from '#contracts/admin-access.ts';
import { login } from '#contracts/identity.ts';
import type { Role } from '#contracts/identity.ts';
import type { HttpUser } from '../http-user.ts';
import { call, createTestApp } from '../test-app.ts';
import type { TestApp } from '../test-app.ts';
import { quickHash } from '#testing/quick-hash.ts';

export const PERSONAS = ['anonymous', 'user', 'other', 'creator', 'moderator', 'support', 'admin', 'elevated'] as const;
export type Persona = (typeof PERSONAS)[number];

/** The role of each test caller; null is signed out. `other` is another user than the owner of the requested thing. */
export const ROLE_OF: Record<Persona, Role | null> = {
  anonymous: null, user: 'user', other: 'user', creator: 'creator', moderator: 'moderator', support: 'support', admin: 'admin', elevated: 'admin',
};

const ADMIN_PASSWORD = 'abracadabra-and-more';

export interface Cast {
  app: TestApp;
  people: Record<Persona, HttpUser>;
  idOf(persona: Persona): Promise<string>;
}

/** Starts a server of its own, with one test caller of each kind signed in. */
export async function createCast(): Promise<Cast> {
  const app = await createTestApp({ overrides: { ADMIN_PASSWORD_HASH: await quickHash(ADMIN_PASSWORD), RATE_LIMIT_SECOND_FACTOR: '1000000/60', RATE_LIMIT_EXPORT: '1000000/60' } });
  const people = {} as Record<Persona, HttpUser>;
  for (const persona of PERSONAS) people[persona] = persona === 'anonymous' ? app.visitor() : await member(app, persona);
  await call(people.elevated, adminLogin, { body: { password: ADMIN_PASSWORD } });
  return {
    app,
    people,
    idOf: async (persona) => (await app.services.db.knex('users').where({ username: people[persona].username }).first())!.id,
  };
}

async function member(app: TestApp, persona: Persona): Promise<HttpUser> {
  const user = await app.register();
  const role = persona === 'elevated' ? 'user' : ROLE_OF[persona]!;
  await app.services.db.knex('users').where({ username: user.username }).update({ role });
  await call(user, login, { body: { username: user.username, password: 'correct-horse-9' } });
  return user;
}
