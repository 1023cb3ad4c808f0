import type { Module } from '#kernel/module.ts';
import { personalData } from './personal-data.ts';
import type { SocialContext } from './social-context.ts';
import { socialRoutes } from './social.routes.ts';
import { tellFollowers } from './subscribers/tell-followers.ts';
import { socialMigrations } from './migrations/social.ts';

export { socialMigrations } from './migrations/social.ts';

const FOLLOWERS_A_TIME = 50;

/** Likes and follows: each is there once or not at all. */
export function createSocial(context: SocialContext): Module {
  return {
    migrations: socialMigrations,
    personalData: personalData(context),
    subscriptions: tellFollowers(context, { batch: FOLLOWERS_A_TIME }),
    routes: (routes) => socialRoutes(routes, context),
  };
}
