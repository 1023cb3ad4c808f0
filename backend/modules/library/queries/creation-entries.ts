import { fileName, outputFileName } from '#contracts/output-file-name.ts';
import type { ZipEntry } from '#kernel/http/zip-stream.ts';
import type { KeptRun } from '#modules/generation/index.ts';
import type { CreationRow } from '../creation-row.ts';
import type { LibraryContext } from '../library-context.ts';

/** The files of one creation, with their names in the ZIP. */
export interface CreationEntries {
  id: string;
  entries: ZipEntry[];
}

/** A file name from words of the title, and enough of the id to tell two creations apart. */
const ID_CHARACTERS = 12;

/** The files of own creations for a ZIP: outputs, texts as Markdown, and a JSON file for each creation. The JSON file names files that no longer exist. */
export async function* creationEntries({ db, runs, prompts, streams }: Pick<LibraryContext, 'db' | 'runs' | 'prompts' | 'streams'>, ownerId: string, page: readonly CreationRow[]): AsyncGenerator<CreationEntries> {
  const kept = new Map((await runs.kept(db.knex, ownerId, page.map(({ id }) => id))).map((run) => [run.id, run]));
  const refs = await prompts.refs(db.knex, [...kept.values()].flatMap(({ promptId }) => promptId ?? []));
  for (const row of page) {
    const run = kept.get(row.id);
    if (!run) continue;
    const title = row.title || run.title;
    const folder = `${run.createdAt.toISOString().slice(0, 10)}-${fileName(title, run.id.slice(-ID_CHARACTERS))}`;
    const entries: ZipEntry[] = [];
    const files: object[] = [];
    for (const [index, output] of run.outputs.entries()) {
      const name = outputFileName(title, output, index, run.outputs.length);
      const { fileId, posterFileId: _poster, ...facts } = output;
      const file = await streams.sized(db.knex, fileId);
      files.push({ name: file ? name : null, ...facts });
      if (file) entries.push({ name: `${folder}/${name}`, data: file });
    }
    if (run.text !== null) {
      const name = fileName(title, 'md');
      entries.push({ name: `${folder}/${name}`, data: run.text });
      files.push({ name, kind: 'text' });
    }
    const prompt = run.promptId === null ? null : refs.get(run.promptId) ?? null;
    entries.push({ name: `${folder}/creation.json`, data: JSON.stringify(aboutCreation(row, run, title, prompt, files), null, 2) });
    yield { id: run.id, entries };
  }
}

function aboutCreation(row: CreationRow, run: KeptRun, title: string, prompt: { id: string; slug: string; title: string } | null, files: object[]): object {
  return {
    id: run.id,
    title,
    contentType: run.contentType,
    status: run.status,
    createdAt: run.createdAt.toISOString(),
    finishedAt: run.finishedAt?.toISOString() ?? null,
    prompt: prompt && { id: prompt.id, slug: prompt.slug, title: prompt.title, version: run.promptVersion },
    inputs: run.inputs,
    model: run.model,
    seed: run.seed,
    cost: run.cost,
    quantity: run.quantity,
    aspect: run.aspect,
    length: run.length,
    rating: run.rating,
    favourite: row.favourite_place !== null,
    visibility: row.visibility,
    files,
  };
}
