import type { Router } from '@koa/router';
import type Koa from 'koa';
import type pg from 'pg';

interface Parts {
  pool: pg.Pool;
  signedIn(ctx: Koa.Context): Promise<unknown>;
}

const LIST = {
  name: 'prompts',
  text: `select id, owner_id, slug, title, one_liner, content_type, category, pricing, run_royalty, unlock_price, cover_file_id, runs, likes, saves, forks, comments,
      reviews, rating_sum, delivered_runs_30d, finished_runs_30d, liked_up_30d, liked_down_30d, models, recommended_model, shortest_length, hosted_models, safety_flag,
      trending_score::text as sort_value
    from prompts where status = 'published' and visibility = 'public' order by trending_score desc, id desc limit $1`,
};
const PEOPLE = { name: 'people', text: 'select id, username, display_name, avatar_url, platform, erased_at from users where id = any($1)' };

interface Row {
  [column: string]: string | number | null;
}

/** The benchmark's baseline for the marketplace's list: the same two statements and JSON as the product's, without any check. */
export function mountBarePrompts(router: Router, { pool, signedIn }: Parts): void {
  router.get('/api/prompts', async (ctx) => {
    await signedIn(ctx);
    const limit = Number(ctx.query['limit']);
    const found = (await pool.query<Row>({ ...LIST, values: [limit + 1] })).rows;
    const people = new Map((await pool.query<Row>({ ...PEOPLE, values: [[...new Set(found.map((row) => row['owner_id']))]] })).rows.map((row) => [row['id'], row]));
    const items = found.slice(0, limit).map((row) => {
      const person = people.get(row['owner_id']!)!;
      return {
        id: row['id'], slug: row['slug'], title: row['title'], oneLiner: row['one_liner'], contentType: row['content_type'], category: row['category'],
        pricing: row['pricing'], runRoyalty: row['run_royalty'], unlockPrice: row['unlock_price'], fromTokens: 1,
        creator: { id: person['id'], username: person['username'], displayName: person['display_name'], avatarUrl: person['avatar_url'], platform: person['platform'] },
        coverUrl: row['cover_file_id'] && `/media/${row['cover_file_id']}`,
        stats: {
          runs: row['runs'], likes: row['likes'], saves: row['saves'], forks: row['forks'], comments: row['comments'], reviews: row['reviews'],
          rating: null, successRate: null, likedRate: null,
        },
      };
    });
    const last = found[limit - 1];
    ctx.body = { items, nextCursor: found.length > limit ? Buffer.from(JSON.stringify([last!['sort_value'], last!['id']])).toString('base64url') : null, correctedTo: null };
  });
}
