import * as z from 'zod/mini';
import { fileName, outputFileName } from '#contracts/output-file-name.ts';
import { id } from '#contracts/primitives.ts';
import { notFound, unauthenticated } from '#kernel/errors.ts';
import { contentDisposition } from '#kernel/http/content-disposition.ts';
import { zipStream } from '#kernel/http/zip-stream.ts';
import type { ZipEntry } from '#kernel/http/zip-stream.ts';
import type { RawRoutes } from '#kernel/module.ts';
import type { Deps } from './generation-deps.ts';
import { GenerationOutputModel } from './models/generation-output.model.ts';
import { findRun } from './queries/find-run.ts';

/**
 * Answers `GET /api/generations/:id/files.zip` with all pictures or videos of an own run as a streamed ZIP, each named by the run's title and
 * a number. Files that no longer exist are left out.
 * @throws AppError unauthenticated, not_found (another person's run, or one without files)
 */
export function outputsArchive(mount: RawRoutes, { db, clock, media }: Pick<Deps, 'db' | 'clock' | 'media'>): void {
  mount.get('/api/generations/:id/files.zip', async ({ ctx, params, viewer }) => {
    if (!viewer) throw unauthenticated();
    const asked = z.safeParse(id, params.id);
    if (!asked.success) throw notFound('This run');
    const run = await findRun(db.knex, viewer.userId, asked.data);
    const outputs = await GenerationOutputModel.query(db.knex).where({ generation_id: run.id }).orderBy('position');
    if (outputs.length === 0) throw notFound('A file of this run');
    ctx.status = 200;
    ctx.type = 'application/zip';
    ctx.set('Cache-Control', 'no-store');
    ctx.set('X-Content-Type-Options', 'nosniff');
    ctx.set('Content-Disposition', contentDisposition('attachment', fileName(run.title, 'zip')));
    if (ctx.method === 'HEAD') return;
    const body = zipStream(entriesOf(run.title, outputs), clock.now());
    // Reading a file failed after the status was sent. The server cuts the answer off, so that no client takes it for complete.
    body.once('error', () => ctx.res.destroy());
    ctx.res.once('close', () => body.destroy());
    ctx.body = body;
  });

  async function* entriesOf(title: string, outputs: readonly GenerationOutputModel[]): AsyncGenerator<ZipEntry> {
    for (const [index, output] of outputs.entries()) {
      const data = await media.bytes(db.knex, output.file_id);
      if (data) yield { name: outputFileName(title, output, index, outputs.length), data };
    }
  }
}
