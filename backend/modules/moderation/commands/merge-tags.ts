import type { BodyOf } from '#contracts/endpoint.ts';
import type { mergeTags as endpoint } from '#contracts/moderation.ts';
import type { Tx } from '#kernel/db/database.ts';
import type { ModerationContext, ModeratorCall } from '../moderation-context.ts';
import { recordAction } from './record-action.ts';

/** Renames a tag, or merges it into another one, for existing and later prompts. Returns how many prompts had it. */
export async function mergeTags(tx: Tx, context: ModerationContext, call: ModeratorCall, { from, into }: BodyOf<typeof endpoint>): Promise<number> {
  const prompts = await context.catalogue.tags.merge(tx, from, into);
  await recordAction(tx, context, call, { action: 'marketplace.merge_tags', target: { type: 'tag', id: from, label: from }, details: { into, prompts } });
  return prompts;
}
