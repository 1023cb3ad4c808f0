import { createHash } from 'node:crypto';
import type { ZipEntry } from '#kernel/http/zip-stream.ts';
import type { ArchiveMaker, ArchiveOrder } from '#modules/archives/archive-maker.port.ts';
import { rows } from '#kernel/db/raw.ts';
import { one } from '#contracts/must.ts';
import { FORMAT, FORMAT_VERSION, listName, MANIFEST } from '../account-format.ts';
import type { Manifest, PortableType } from '../account-format.ts';
import type { PortabilityContext } from '../portability-context.ts';
import { collectionItems, creationItems, folderItems, promptItems } from './own-items.ts';
import type { ExportedItem } from './own-items.ts';

/** The most things in one list of an account export, and the characters after which a list ends even with fewer things. */
const LIST_ITEMS = 50;
const LIST_CHARACTERS = 4 * 1024 * 1024;

/** Makes the ZIP of an account export. Each list follows the files of its things, because their checksums are known only after the files were read. */
export const accountMaker = (context: PortabilityContext): ArchiveMaker => ({
  async *entries(order, told): AsyncGenerator<ZipEntry> {
    const lists: Manifest['lists'] = [];
    let done = 0;
    for (const [type, items] of sources(context, order)) {
      let [open, length]: [string[], number] = [[], 0];
      const close = (): ZipEntry => {
        const data = `[${open.join(',\n')}]`;
        const name = listName(type, lists.filter((list) => list.type === type).length + 1);
        lists.push({ name, type, items: open.length, sha256: createHash('sha256').update(data).digest('hex') });
        [open, length] = [[], 0];
        return { name, data };
      };
      for await (const { files, item } of items) {
        yield* files;
        const line = JSON.stringify(item());
        open.push(line);
        length += line.length;
        told((done += 1));
        if (open.length === LIST_ITEMS || length > LIST_CHARACTERS) yield close();
      }
      if (open.length > 0) yield close();
    }
    const { id: installation } = one(await rows<{ id: string }>(context.db.knex, 'select id from installation'));
    const manifest: Manifest = { format: FORMAT, version: FORMAT_VERSION, installation, createdAt: order.createdAt.toISOString(), lists };
    yield { name: MANIFEST, data: JSON.stringify(manifest, null, 2) };
  },
});

/**
 * The order of the lists in an account export. An import reads them in this order, so prompts come before the creations that name them, and
 * works before collections and folders.
 */
const sources = (context: PortabilityContext, { ownerId }: Pick<ArchiveOrder, 'ownerId'>): [PortableType, AsyncIterable<ExportedItem>][] => [
  ['prompt', promptItems(context, ownerId)], ['creation', creationItems(context, ownerId)], ['collection', collectionItems(context, ownerId)], ['folder', folderItems(context, ownerId)],
];
