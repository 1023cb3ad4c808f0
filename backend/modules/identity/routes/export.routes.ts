import { EXPORT_PATH } from '#contracts/account.ts';
import { PRODUCT } from '#contracts/product.ts';
import { utcDay } from '#contracts/utc-days.ts';
import { unauthenticated } from '#kernel/errors.ts';
import type { RawRoutes } from '#kernel/module.ts';
import type { IdentityContext } from '../identity-context.ts';
import { exportArchive } from '../queries/export-archive.ts';

/** `GET /api/user/export`: everything of the person who asks, as a ZIP. */
export function exportRoute(mount: RawRoutes, { clock, limits, log, personalData }: IdentityContext): void {
  mount.get(EXPORT_PATH, async ({ ctx, viewer, requestId }) => {
    if (!viewer) throw unauthenticated();
    const now = clock.now();
    ctx.status = 200;
    ctx.type = 'application/zip';
    ctx.set('Cache-Control', 'no-store');
    ctx.set('X-Content-Type-Options', 'nosniff');
    if (ctx.method === 'HEAD') return;
    await limits.take('export', viewer.userId);
    // Usernames are plain ASCII without quotes (contracts/identity.ts).
    ctx.set('Content-Disposition', `attachment; filename="${PRODUCT.toLowerCase()}-${viewer.username}-${utcDay(now)}.zip"`);
    const archive = exportArchive(personalData(), viewer.userId, now);
    archive.once('error', (error) => {
      log.error({ err: error, requestId }, 'an export broke off');
      // Too late for another status: an answer that ends early is the only way left to say so.
      ctx.res.destroy();
    });
    ctx.res.once('close', () => archive.destroy());
    ctx.body = archive;
  });
}
