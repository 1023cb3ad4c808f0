import type { Tx } from '#kernel/db/database.ts';
import type { FileRef } from '#modules/media/index.ts';
import type { Deps } from '../generation-deps.ts';
import { GenerationOutputModel } from '../models/generation-output.model.ts';
import type { GenerationRow } from '../models/generation.model.ts';
import type { MadeImage, MadeVideo } from '../provider.port.ts';

const EXTENSIONS: Record<string, string> = {
  'image/webp': 'webp', 'image/png': 'png', 'image/jpeg': 'jpg', 'image/gif': 'gif', 'video/mp4': 'mp4', 'video/webm': 'webm',
};

/** The file name under which a browser saves an output, made from the run's title. */
export function fileName(title: string, position: number, mime: string): string {
  const words = title.normalize('NFKD').replace(/[^A-Za-z0-9]+/g, '-').replace(/^-+|-+$/g, '').slice(0, 60).toLowerCase();
  return `${words || 'conjured'}-${position + 1}.${EXTENSIONS[mime] ?? 'bin'}`;
}

/** Stores the bytes of an output outside of any transaction. The media module later deletes a file that no run records. */
export const storeOutput = (
  { media }: Pick<Deps, 'media'>,
  run: GenerationRow,
  position: number,
  { data, mime }: { data: Buffer; mime: string },
): Promise<FileRef> =>
  media.store({ ownerId: run.user_id, data, mime, name: fileName(run.title, position, mime), visibility: 'private' });

/** Adds a stored file to the run as an output. The caller has checked in this transaction that its attempt still holds the run. */
export async function recordOutput(
  tx: Tx,
  { media, clock }: Pick<Deps, 'media' | 'clock'>,
  run: GenerationRow,
  position: number,
  output: { made: MadeImage | MadeVideo; file: FileRef; poster: FileRef | null },
): Promise<void> {
  const { made, file, poster } = output;
  await media.claim(tx, poster ? [file.id, poster.id] : [file.id]);
  await GenerationOutputModel.query(tx).insert({
    generation_id: run.id,
    position,
    kind: run.content_type === 'video' ? 'video' : 'image',
    file_id: file.id,
    poster_file_id: poster?.id ?? null,
    mime: made.mime,
    width: made.width,
    height: made.height,
    duration_ms: 'durationMs' in made ? made.durationMs : null,
    // A sealed run's picture gets the run's title as alt text, because providers describe pictures with the words of the sealed prompt.
    alt_text: run.sealed ? run.title : made.altText,
    created_at: clock.now(),
  });
}
