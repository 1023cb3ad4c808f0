import { reportPrompt as endpoint } from '#contracts/moderation.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Module } from '#kernel/module.ts';
import type { MarketplaceContext } from '../marketplace-context.ts';
import { reportPrompt } from './commands/report-prompt.ts';
import { reportsMigrations } from './migrations/reports.ts';

const REPORTS = `
  select prompt_id as "promptId", review_id as "reviewId", comment_id as "commentId", rule, details, status, created_at as "createdAt"
  from prompt_reports where reporter_id = ? order by id`;

/** What people report about prompts, reviews and comments. */
export function createModeration(context: Pick<MarketplaceContext, 'db' | 'clock' | 'prompts'>): Module {
  return {
    migrations: reportsMigrations,
    routes(routes) {
      routes.write(endpoint, 'member', async ({ params, body, viewer }, tx) => {
        await reportPrompt(tx, context, viewer.userId, params.id, body);
        return { success: true as const };
      });
    },
    personalData: {
      async *export(userId) {
        const reports = await rows<object>(context.db.knex, REPORTS, [userId]);
        if (reports.length > 0) yield { name: 'marketplace/reports.json', data: reports };
      },
      async erase(tx, userId) {
        await rows(tx, 'update prompt_reports set reporter_id = null where reporter_id = ?', [userId]);
      },
    },
  };
}
