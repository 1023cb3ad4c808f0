import { getProfile } from '#contracts/profiles.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import type { IdentityContext } from '../identity-context.ts';
import { publicProfile } from '../queries/public-faces.ts';

/** Routes of people's public profiles. */
export function profileRoutes(routes: Routes, { db, clock }: IdentityContext): void {
  routes.read(getProfile, 'open', async ({ params }) => ({ profile: await publicProfile(db.knex, clock, params.username) }));
}
