import type { z } from 'zod';
import { v7 } from 'uuid';
import { must } from '#contracts/must.ts';
import { pluralWord } from '#contracts/plural.ts';
import { fileName } from '#contracts/output-file-name.ts';
import type { ImportedRun } from '#modules/generation/index.ts';
import type { portableCreation, PortableFile, portablePrompt } from '../account-format.ts';
import type { PortabilityContext } from '../portability-context.ts';
import { RefusedItem } from '../portability.errors.ts';
import { localIds } from './local-ids.ts';
import type { Take, Taking } from './takers.ts';

/** Imports a prompt as a private draft. */
export async function takePrompt(context: PortabilityContext, { content, cover, tags }: z.output<typeof portablePrompt>, taking: Taking): Promise<Take> {
  const coverFile = cover && (await storeFile(context, taking, cover, { name: 'cover', kinds: /^image\// }));
  return async (tx) => {
    const made = await context.prompts.createDrafts(tx, taking.ownerId, [{ ...content, coverFileId: coverFile && coverFile.id, slug: null }]);
    const localId = must(made[0], 'the id of a draft that was made');
    await context.library.tagPrompt(tx, taking.ownerId, localId, [...new Set(tags)]);
    return { localId, missing: convertedNote([coverFile]) };
  };
}

/** Imports a creation with its files and marks it as imported. Its new id contains its original time, so that lists sorted by id keep their order. */
export async function takeCreation(context: PortabilityContext, item: z.output<typeof portableCreation>, taking: Taking): Promise<Take> {
  const { contentType, outputs } = item;
  if (contentType === 'text' ? item.text === null || outputs.length > 0 : outputs.length === 0) throw new RefusedItem('It has none of the files that its type has.');
  const name = fileName(item.title || item.runTitle, 'file');
  const stored: ImportedRun['outputs'] = [];
  const files: (StoredFile | null)[] = [];
  for (const { file, poster, ...facts } of outputs) {
    const main = await storeFile(context, taking, file, { name, kinds: facts.kind === 'image' ? /^image\// : /^video\//, mime: facts.mime });
    const posterFile = poster && (await storeFile(context, taking, poster, { name, kinds: /^image\// }));
    files.push(main, posterFile);
    stored.push({ ...facts, ...main.converted, fileId: main.id, posterFileId: posterFile && posterFile.id });
  }
  return async (tx) => {
    const madeAt = Math.min(Date.parse(item.createdAt), context.clock.now().getTime());
    const id = v7({ msecs: madeAt });
    const { title, favourite, promptId, runTitle, createdAt: _at, finishedAt, id: _id, ...facts } = item;
    await context.runs.arrivals.keepImported(tx, {
      ...facts, id, userId: taking.ownerId, title: runTitle || title || 'Imported', outputs: stored, createdAt: new Date(madeAt), finishedAt: finishedAt === null ? new Date(madeAt) : new Date(finishedAt),
    });
    const local = promptId === null ? undefined : (await localIds(tx, taking, [promptId])).get(`prompt ${promptId}`);
    await context.library.keepCreation(tx, taking.ownerId, id, { title, favourite, promptId: local ?? null });
    return { localId: id, missing: convertedNote(files) };
  };
}

interface Expected {
  name: string;
  kinds: RegExp;
  /** The MIME type that the export's list names. The bytes of the file must be of this type. */
  mime?: string;
}

interface StoredFile {
  id: string;
  /** The type and size of an imported picture after its conversion to WebP; null if its bytes were not changed. */
  converted: { mime: 'image/webp'; width: number; height: number } | null;
}

/** A note for the import report about pictures that were converted, because their bytes differ from those in the export. */
function convertedNote(files: readonly (StoredFile | null)[]): string | null {
  const count = files.filter((file) => file && file.converted).length;
  return count === 0 ? null : `${count} ${pluralWord(count, 'picture')} of it ${count === 1 ? 'was' : 'were'} saved again as WebP, without metadata.`;
}

/**
 * Checks a file of the import and stores it within the account's storage. The caller links it to a prompt or a creation afterwards. @throws
 * RefusedItem, AppError invalid_request, storage_full
 */
async function storeFile({ db, media, streams, identity }: PortabilityContext, { ownerId, zip }: Taking, file: PortableFile, { name, kinds, mime }: Expected): Promise<StoredFile> {
  const { plan } = await identity.profile(db.knex, ownerId);
  await media.checkRoom(db.knex, { userId: ownerId, plan }, file.bytes);
  const data = await zip.file(file);
  const kind = streams.kindOf(data);
  if (kind === null || !kinds.test(kind) || (mime !== undefined && mime !== kind)) throw new RefusedItem(`The file ${file.name} is no picture or video of the type that the list names.`);
  const stored = { ownerId, name, visibility: 'private' } as const;
  if (!kind.startsWith('image/')) return { id: (await media.store({ ...stored, data, mime: kind }, plan)).id, converted: null };
  const clean = await streams.cleanPicture({ name, data, mime: kind });
  const { id } = await media.store({ ...stored, data: clean.data, mime: clean.mime }, plan);
  return { id, converted: clean.converted ? { mime: 'image/webp', width: clean.width, height: clean.height } : null };
}
