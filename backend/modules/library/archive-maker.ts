import * as z from 'zod/mini';
import { creationFilter } from '#contracts/creations.ts';
import { id } from '#contracts/primitives.ts';
import type { ZipEntry } from '#kernel/http/zip-stream.ts';
import type { ArchiveMaker } from '#modules/archives/archive-maker.port.ts';
import { creationEntries } from './queries/creation-entries.ts';
import { nextCreations } from './queries/next-creations.ts';
import type { LibraryContext } from './library-context.ts';

const request = z.union([z.strictObject({ ids: z.array(id) }), z.strictObject({ filter: creationFilter })]);

/** Makes the ZIP of a member's creations, oldest first: each creation's files and a JSON file that describes it. */
export const archiveMaker = (context: LibraryContext): ArchiveMaker => ({
  async *entries(order, told): AsyncGenerator<ZipEntry> {
    const wanted = z.parse(request, order.request);
    let done = 0;
    for (let after: string | null = null; ;) {
      const page = await nextCreations(context.db.knex, context, order.ownerId, wanted, after);
      for await (const { entries } of creationEntries(context, order.ownerId, page)) {
        yield* entries;
        told((done += 1));
      }
      after = page.at(-1)?.id ?? null;
      if (after === null) return;
    }
  },
});
