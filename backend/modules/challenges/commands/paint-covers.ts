import type { ContentType } from '#contracts/primitives.ts';
import { rows } from '#kernel/db/raw.ts';
import type { ChallengesContext } from '../challenges-context.ts';

/** Renders the cover picture of a challenge. The same seed and words always give the same picture. */
export type CoverPainter = (cover: { seed: string; title: string; oneLiner: string; contentType: ContentType; category: string; variables: string[] }) => Promise<{ data: Buffer; mime: string }>;

const AT_ONCE = 20;
/**
 * The look of the cover by the challenge's type. Video challenges use a picture: a frame of a clip would show two words of the title, or
 * always the same room.
 */
const DRAWN_AS = {
  text: { contentType: 'text', category: 'creative-writing' },
  image: { contentType: 'image', category: 'illustrations' },
  video: { contentType: 'image', category: 'digital-art' },
} as const;

interface Bare {
  id: string;
  slug: string;
  title: string;
  theme: string;
  content_type: ContentType;
}

// Covers wait until a challenge opens, because administrators may change the theme before that.
const BARE = `
  select id, slug, title, theme, content_type from challenges
  where cover_file_id is null and state <> 'cancelled' and opens_at <= :now and opens_at > cast(:now as timestamptz) - interval '30 days' order by opens_at desc limit ${AT_ONCE}`;
const KEEP = 'update challenges set cover_file_id = :fileId where id = :id and cover_file_id is null returning id';

/** Renders the missing covers of challenges that opened within the last month. A cover that fails does not stop the others. */
export async function paintCovers({ db, clock, log, media, paintCover, platformId }: ChallengesContext): Promise<void> {
  if (!paintCover) return;
  const ownerId = await platformId(db.knex);
  if (ownerId === null) return;
  for (const { id, slug, title, theme, content_type: contentType } of await rows<Bare>(db.knex, BARE, { now: clock.now() })) {
    try {
      const picture = await paintCover({ seed: slug, title, oneLiner: theme, ...DRAWN_AS[contentType], variables: [] });
      const file = await media.store({ ownerId, data: picture.data, mime: picture.mime, name: `${slug}.webp`, visibility: 'public' });
      await db.transaction(async (tx) => {
        // When two workers render the same cover, the first one's picture is stored. The other picture has no claim, and maintenance deletes it.
        if ((await rows(tx, KEEP, { id, fileId: file.id })).length > 0) await media.claim(tx, [file.id]);
      });
    } catch (error) {
      log.error({ err: error, challengeId: id }, 'the cover of a challenge could not be painted');
    }
  }
}
