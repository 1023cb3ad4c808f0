import { DAY_MS } from '#contracts/durations.ts';
import type { Module } from '#kernel/module.ts';
import { personalData } from './personal-data.ts';
import { embedRoutes } from './embed/embed.routes.ts';
import { previewPicture } from './pictures/preview-picture.ts';
import { sharingMigrations } from './migrations/sharing.ts';
import { sharingRoutes } from './sharing.routes.ts';
import type { SharingContext } from './sharing-context.ts';
import { siteMap } from './site-map.ts';
import { onRunDelivered } from './subscribers/on-run-delivered.ts';
import { forgetVisits } from './commands/forget-visits.ts';

export { collectionPicturePath, packPicturePath, previewPicturePath } from './pictures/preview-picture.ts';
export type { ShareCardPainter } from './sharing-context.ts';

export { sharingMigrations } from './migrations/sharing.ts';

const FORGET_EVERY_MS = DAY_MS;

/** Builds the module of share links with their counts, pictures of link previews, and site maps for search engines. */
export function createSharing(context: SharingContext): Module {
  return {
    migrations: sharingMigrations,
    personalData: personalData(context),
    subscriptions: [onRunDelivered],
    routes: (routes) => sharingRoutes(routes, context),
    rawRoutes(mount) {
      previewPicture(mount, context);
      siteMap(mount, context);
      embedRoutes(mount);
    },
    maintenance: [{ name: 'sharing.forget_visits', everyMs: FORGET_EVERY_MS, run: () => forgetVisits(context.db, context.clock) }],
  };
}
