import { EXPORT_PATH } from '#contracts/account.ts';
import { PRODUCT } from '#contracts/product.ts';
import { utcDay } from '#contracts/utc-days.ts';
import { unauthenticated } from '#kernel/errors.ts';
import type { RawCall, RawRoutes } from '#kernel/module.ts';
import type { IdentityContext } from '../identity-context.ts';
import { exportArchive } from '../queries/export-archive.ts';

/** Mounts `GET /api/user/export`, which sends all data of the signed-in person as a ZIP. */
export function exportRoute(mount: RawRoutes, context: IdentityContext): void {
  mount.get(EXPORT_PATH, async (call) => {
    const { ctx, viewer } = call;
    if (!viewer) throw unauthenticated();
    if (ctx.method !== 'HEAD') await context.limits.take('export', viewer.userId);
    sendExport(context, call, viewer);
  });
}

/** Answers with a ZIP of all data about a person, which is made while it is sent. */
export function sendExport({ clock, log, personalData }: IdentityContext, { ctx, requestId }: RawCall, { userId, username }: { userId: string; username: string }): void {
  const now = clock.now();
  ctx.status = 200;
  ctx.type = 'application/zip';
  ctx.set('Cache-Control', 'no-store');
  ctx.set('X-Content-Type-Options', 'nosniff');
  if (ctx.method === 'HEAD') return;
  // The file name of the ZIP needs no escaping, because usernames are plain ASCII without quotes (contracts/identity.ts).
  ctx.set('Content-Disposition', `attachment; filename="${PRODUCT.toLowerCase()}-${username}-${utcDay(now)}.zip"`);
  const archive = exportArchive(personalData(), userId, now);
  archive.once('error', (error) => {
    log.error({ err: error, requestId }, 'an export broke off');
    // When reading fails, the status 200 is sent already. Breaking off the answer is then the only way to report the failure.
    ctx.res.destroy();
  });
  ctx.res.once('close', () => archive.destroy());
  ctx.body = archive;
}
