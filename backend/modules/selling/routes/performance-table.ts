import type { Context } from 'koa';
import { PERFORMANCE_CSV_PATH, performanceQuery } from '#contracts/selling.ts';
import { PRODUCT } from '#contracts/product.ts';
import { unauthenticated } from '#kernel/errors.ts';
import { CSV_START, csvLine } from '#kernel/http/csv.ts';
import { parseQuery } from '#kernel/http/parse-request.ts';
import type { RawRoutes } from '#kernel/module.ts';
import type { SellingContext } from '../selling-context.ts';
import { creatorPerformance } from '../queries/creator-performance.ts';

const COLUMNS = ['Prompt', 'Address', 'Views', 'Runs', 'People', 'Unlocks', 'Refunded', 'Conversion %', 'Works %', 'Liked %', 'Likes', 'Reviews', 'Royalties', 'Spent by buyers', 'Net earnings'];

/** How many of a hundred views of a prompt led to an unlock, with one decimal; null without views. */
const conversion = (unlocks: number, views: number): number | null => (views === 0 ? null : Math.round((unlocks / views) * 1_000) / 10);

/** `GET /api/creator/performance.csv`: figures of a creator's own prompts as a table, in tokens and percent. */
export function performanceTable(mount: RawRoutes, context: SellingContext): void {
  mount.get(PERFORMANCE_CSV_PATH, async ({ ctx, viewer }) => {
    if (!viewer) throw unauthenticated();
    const { days, promptId = null } = parseQuery(performanceQuery, ctx.query);
    const { prompts } = await creatorPerformance(context, viewer.userId, Number(days), promptId);
    const lines = prompts.map((prompt) => csvLine([
      prompt.title, `/prompt/${prompt.slug}`, prompt.views, prompt.runs, prompt.runners, prompt.unlocks, prompt.refunds, conversion(prompt.unlocks, prompt.views), prompt.works, prompt.liked, prompt.likes, prompt.reviews,
      prompt.royalties, prompt.gross, prompt.net,
    ]));
    send(ctx, `${PRODUCT.toLowerCase()}-performance-${days}-days.csv`, CSV_START + csvLine(COLUMNS) + lines.join(''));
  });
}

function send(ctx: Context, name: string, table: string): void {
  ctx.status = 200;
  ctx.type = 'text/csv; charset=utf-8';
  ctx.set('Cache-Control', 'no-store');
  ctx.set('X-Content-Type-Options', 'nosniff');
  ctx.set('Content-Disposition', `attachment; filename="${name}"`);
  ctx.body = table;
}
