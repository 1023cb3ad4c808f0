import { must } from '#contracts/must.ts';
import { templateVariables } from '#contracts/template-variables.ts';
import type { Database } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Logger } from '#kernel/logging/logger.ts';
import type { Media } from '#modules/media/index.ts';
import { PromptModel } from '../models/prompt.model.ts';

/** Renders a cover for a prompt that has none. The same slug and words always give the same picture. */
export interface CoverPainter {
  (cover: {
    seed: string;
    title: string;
    oneLiner: string;
    contentType: 'text' | 'image' | 'video';
    category: string;
    variables: string[];
  }): Promise<{ data: Buffer; mime: string }>;
}

interface Deps {
  db: Database;
  media: Media;
  paintCover: CoverPainter;
  log: Logger;
}

const AT_ONCE = 100;
// Prompts without a cover are taken in random order: otherwise a hundred prompts that cannot be rendered would keep all later ones waiting.
const BARE = `select id from prompts where cover_file_id is null and status = 'published' order by random() limit ${AT_ONCE}`;

/** Renders covers for published prompts that have none (docs/rules/prompts.md#covers). Returns how many were rendered. */
export async function paintCovers({ db, media, paintCover, log }: Deps): Promise<number> {
  const ids = (await rows<{ id: string }>(db.knex, BARE)).map(({ id }) => id);
  if (ids.length === 0) return 0;
  const bare = await PromptModel.query(db.knex).withGraphJoined('publishedVersion').whereIn('prompts.id', ids);
  let painted = 0;
  for (const prompt of bare) {
    try {
      await paintOne({ db, media, paintCover }, prompt);
      painted += 1;
    } catch (error) {
      // An error is logged and skipped: one prompt that cannot be rendered must not stop the prompts after it.
      log.error({ err: error, promptId: prompt.id }, 'a cover could not be painted');
    }
  }
  return painted;
}

async function paintOne({ db, media, paintCover }: Omit<Deps, 'log'>, prompt: PromptModel): Promise<void> {
  const picture = await paintCover({
    seed: prompt.slug,
    title: prompt.title,
    oneLiner: prompt.one_liner,
    contentType: prompt.content_type,
    category: must(prompt.category, 'the category of a published prompt'),
    variables: templateVariables(must(prompt.publishedVersion, 'the version of a published prompt').template),
  });
  const file = await media.store({
    ownerId: prompt.owner_id,
    data: picture.data,
    mime: picture.mime,
    name: `${prompt.slug}.webp`,
    visibility: 'public',
  });
  await db.transaction(async (tx) => {
    const kept = await PromptModel.query(tx)
      .patch({ cover_file_id: file.id })
      .where({ id: prompt.id })
      .whereNull('cover_file_id');
    if (kept > 0) await media.claim(tx, [file.id]);
  });
}
