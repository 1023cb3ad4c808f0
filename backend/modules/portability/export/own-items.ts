import type { ZipEntry } from '#kernel/http/zip-stream.ts';
import { fileEntryName } from '../account-format.ts';
import type { PortabilityContext } from '../portability-context.ts';
import { hashedEntry } from './hashed-entry.ts';
import type { HashedEntry } from './hashed-entry.ts';

/** A thing of an account export with its files. `item` is called after its files were read, because it contains their checksums. */
export interface ExportedItem {
  files: ZipEntry[];
  item(): object;
}

type Context = Pick<PortabilityContext, 'db' | 'streams' | 'prompts' | 'library' | 'collections' | 'media'>;

const told = (entry: HashedEntry | null) => entry && entry.about();
const entriesOf = (entries: readonly (HashedEntry | null)[]): ZipEntry[] => entries.flatMap((each) => each?.entry ?? []);

/** Yields the prompts of a person for the account export, with their own covers. */
export async function* promptItems({ db, streams, prompts, library, media }: Context, ownerId: string): AsyncGenerator<ExportedItem> {
  const tags = await library.ownTags(db.knex, ownerId);
  for await (const { id, content } of prompts.contents(db.knex, ownerId)) {
    const { coverFileId } = content;
    // The export leaves out a cover that the product painted, because it belongs to another account. The other installation paints it again.
    const own = coverFileId !== null && (await media.owned(db.knex, ownerId, [coverFileId])).has(coverFileId);
    const cover = own ? await hashedEntry(db.knex, streams, coverFileId, fileEntryName(id, 'cover')) : null;
    yield { files: entriesOf([cover]), item: () => ({ id, content: { ...content, coverFileId: null }, cover: told(cover), tags: tags.get(id) ?? [] }) };
  }
}

/**
 * Yields a person's creations for the account export with their files, oldest first, without creations in the trash. A creation whose file was deleted is
 * exported without that file.
 */
export async function* creationItems({ db, streams, library }: Context, ownerId: string): AsyncGenerator<ExportedItem> {
  for (let after: string | null = null; ;) {
    const page = await library.creations(db.knex, ownerId, after);
    for (const { run, title, favourite, promptId } of page) {
      const outputs: { facts: object; file: HashedEntry; poster: HashedEntry | null }[] = [];
      for (const [position, { fileId, posterFileId, ...facts }] of run.outputs.entries()) {
        const file = await hashedEntry(db.knex, streams, fileId, fileEntryName(run.id, String(position)));
        const poster = posterFileId === null ? null : await hashedEntry(db.knex, streams, posterFileId, fileEntryName(run.id, `${position}-poster`));
        if (file) outputs.push({ facts, file, poster });
      }
      yield {
        files: entriesOf(outputs.flatMap(({ file, poster }) => [file, poster])),
        item: () => ({
          id: run.id, contentType: run.contentType, title, runTitle: run.title, favourite, promptId, inputs: run.inputs, model: run.model, seed: run.seed, quantity: run.quantity, aspect: run.aspect, length: run.length,
          rating: run.rating, text: run.text, createdAt: run.createdAt.toISOString(), finishedAt: run.finishedAt?.toISOString() ?? null,
          outputs: outputs.map(({ facts, file, poster }) => ({ ...facts, file: told(file), poster: told(poster) })),
        }),
      };
    }
    after = page.at(-1)?.run.id ?? null;
    if (after === null) return;
  }
}

/** Yields the collections of a person for the account export, each with its items. */
export async function* collectionItems({ db, collections }: Context, ownerId: string): AsyncGenerator<ExportedItem> {
  for (const collection of await collections.own(db.knex, ownerId)) {
    const items = await collections.items(db.knex, ownerId, collection.id);
    yield { files: [], item: () => ({ ...collection, items }) };
  }
}

/** Yields the folders of a person for the account export with their items. A folder follows the folder that contains it. */
export async function* folderItems({ db, library }: Context, ownerId: string): AsyncGenerator<ExportedItem> {
  for (const { id, parentId, name, description, icon, color, kind, query, defaultModel, defaultInputs } of await library.folders(db.knex, ownerId)) {
    const items = await library.folderItems(db.knex, id);
    yield { files: [], item: () => ({ id, parentId, name, description, icon, color, kind, query, defaultModel, defaultInputs, items }) };
  }
}
