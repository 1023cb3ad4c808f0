import type { Module } from '#kernel/module.ts';
import type { Blocks } from './blocks.port.ts';
import { personalData } from './personal-data.ts';
import type { SocialContext } from './social-context.ts';
import { socialRoutes } from './social.routes.ts';
import { blocks } from './queries/blocks-among.ts';
import { tellFollowers } from './subscribers/tell-followers.ts';
import { socialMigrations } from './migrations/social.ts';

export type { Blocks } from './blocks.port.ts';
export { socialMigrations } from './migrations/social.ts';

const FOLLOWERS_A_TIME = 50;

export interface SocialModule extends Module {
  blocks: Blocks;
}

/** Builds the module of likes, follows and blocks. Each of them exists once or not at all. */
export function createSocial(context: SocialContext): SocialModule {
  return {
    blocks,
    migrations: socialMigrations,
    personalData: personalData(context),
    subscriptions: tellFollowers(context, { batch: FOLLOWERS_A_TIME }),
    routes: (routes) => socialRoutes(routes, context),
  };
}
