import { createHash } from 'node:crypto';
import { cheapestRun } from '#contracts/cheapest-run.ts';
import { HOUR_SECONDS } from '#contracts/durations.ts';
import { must } from '#contracts/must.ts';
import { counted } from '#contracts/plural.ts';
import { priceLabel } from '#contracts/price-label.ts';
import { notFound } from '#kernel/errors.ts';
import type { RawRoutes } from '#kernel/module.ts';
import type { PromptHead } from '#modules/prompts/index.ts';
import type { SharingContext } from '../sharing-context.ts';

/** The most pictures of link previews that stay rendered in memory; each has about 100 kB. */
const KEPT = 200;
/** How long a link preview may be cached, in seconds. A creation that its owner hides must leave all public places within a minute. */
const TAKEN_BACK_SECONDS = 60;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const collectionPicturePath = (slug: string): string => `/og/collection/${slug}`;
export const packPicturePath = (slug: string): string => `/og/prompt-pack/${slug}`;
export const previewPicturePath = (slug: string, creationId?: string): string => `/og/prompt/${slug}${creationId ? `?creation=${creationId}` : ''}`;

/**
 * `GET /og/prompt/{slug}`, `/og/prompt-pack/{slug}` and `/og/collection/{slug}`: the picture that link previews show for a prompt, a shared
 * creation, a pack or a collection. It is rendered at the first request, and again when its content changes.
 */
export function previewPicture(mount: RawRoutes, { db, identity, media, prompts, packs, collections, generation, rateCard, paintCard }: SharingContext): void {
  const painted = new Map<string, Promise<Buffer>>();

  async function paint(prompt: PromptHead, price: string, fileId: string | null): Promise<Buffer> {
    const [creators, cover] = await Promise.all([identity.creators(db.knex, [prompt.ownerId]), fileId === null ? null : media.bytes(db.knex, fileId)]);
    const { title, oneLiner, contentType, successRate } = prompt;
    return paintCard({ title, oneLiner, contentType, creator: creators.get(prompt.ownerId)?.displayName ?? 'a deleted account', price, successRate, cover });
  }

  function picture(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const known = painted.get(key);
    if (known) return known;
    if (painted.size >= KEPT) painted.delete(must(painted.keys().next().value, 'the oldest picture'));
    const made = make();
    painted.set(key, made);
    made.catch(() => painted.delete(key));
    return made;
  }

  async function send(ctx: Parameters<Parameters<RawRoutes['get']>[1]>[0]['ctx'], key: string, make: () => Promise<Buffer>, seconds = HOUR_SECONDS): Promise<void> {
    ctx.status = 200;
    ctx.set('Cache-Control', `public, max-age=${seconds}`);
    ctx.set('ETag', `"${key}"`);
    ctx.set('Cross-Origin-Resource-Policy', 'cross-origin');
    ctx.type = 'image/png';
    if (ctx.fresh) {
      ctx.status = 304;
      return;
    }
    ctx.body = await picture(key, make);
  }

  mount.get('/og/prompt-pack/:slug', async ({ ctx, params }) => {
    const pack = await packs.head(db.knex, must(params['slug'], 'the slug in the path'));
    if (!pack) throw notFound('This pack');
    const cover = pack.coverPromptId === null ? null : await prompts.head(db.knex, pack.coverPromptId);
    const { title, pitch: oneLiner, creator } = pack;
    const price = pack.price === 0 ? 'Free' : counted(pack.price, 'token');
    // The preview picture of a pack has the colour of the content type that most of its parts have.
    const contentType = (['text', 'image', 'video'] as const).reduce((most, type) => (pack.counts[type] > pack.counts[most] ? type : most));
    await send(ctx, keyOf([pack.id, title, oneLiner, cover?.coverFileId ?? null, price]), async () =>
      paintCard({ title, oneLiner, contentType, creator, price, successRate: null, cover: cover?.coverFileId ? await media.bytes(db.knex, cover.coverFileId) : null }),
    );
  });

  mount.get('/og/collection/:slug', async ({ ctx, params }) => {
    const found = await collections.head(db.knex, must(params['slug'], 'the slug in the path'));
    if (!found) throw notFound('This collection');
    const cover = found.coverPromptId === null ? null : await prompts.head(db.knex, found.coverPromptId);
    const creator = (await identity.creators(db.knex, [found.ownerId])).get(found.ownerId)?.displayName ?? 'a deleted account';
    const { name: title, description: oneLiner } = found;
    const price = counted(found.itemCount, 'work');
    await send(ctx, keyOf([found.id, title, oneLiner, cover?.coverFileId ?? null, price, creator]), async () =>
      paintCard({ title, oneLiner, contentType: cover?.contentType ?? 'image', creator, price, successRate: null, cover: cover?.coverFileId ? await media.bytes(db.knex, cover.coverFileId) : null }),
      TAKEN_BACK_SECONDS,
    );
  });

  mount.get('/og/prompt/:slug', async ({ ctx, params }) => {
    const prompt = await prompts.head(db.knex, must(params['slug'], 'the slug in the path'));
    if (!prompt) throw notFound('This prompt');
    const asked = ctx.query.creation;
    const shown = typeof asked === 'string' && UUID.test(asked) ? await generation.shown(db.knex, asked) : null;
    const fileId = (shown?.promptId === prompt.id && !prompt.flagged ? shown.picture?.fileId : null) ?? prompt.coverFileId;
    const { title, oneLiner, successRate } = prompt;
    const price = priceLabel({ ...prompt, fromTokens: cheapestRun(await rateCard(), prompt) }).label;
    const key = keyOf([prompt.id, title, oneLiner, fileId, successRate, price]);
    await send(ctx, key, () => paint(prompt, price, fileId), shown ? TAKEN_BACK_SECONDS : HOUR_SECONDS);
  });
}

const keyOf = (facts: readonly unknown[]): string => createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22);
