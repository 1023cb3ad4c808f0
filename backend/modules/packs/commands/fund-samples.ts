import { utcDay } from '#contracts/utc-days.ts';
import { rows } from '#kernel/db/raw.ts';
import { AppError } from '#kernel/errors.ts';
import type { PacksContext } from '../packs-context.ts';

/** How many tokens the free samples of one platform account may cost in a day. */
const BUDGET = 60;
const SAMPLES = `
  select distinct i.prompt_id as "promptId" from prompt_packs p join pack_version_items i on i.version_id = p.published_version_id
  where p.official and p.status = 'published' and i.free_sample`;

/**
 * Maintenance: fills the wallets of platform accounts up to a daily budget, which pays for free samples of official packs
 * (docs/rules/packs.md#samples). A second call on the same day gives nothing, even if runs have spent some of the budget.
 */
export async function fundSamples(context: PacksContext): Promise<void> {
  const { db, clock, parts } = context;
  const promptIds = (await rows<{ promptId: string }>(db.knex, SAMPLES)).map(({ promptId }) => promptId);
  const owners = new Set([...(await parts.parts(db.knex, promptIds, null)).values()].map(({ ownerId }) => ownerId));
  const day = utcDay(clock.now());
  for (const userId of owners) await fund(context, userId, day);
}

async function fund({ db, wallet }: PacksContext, userId: string, day: string): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      // Creates the wallet of the platform account unless it exists.
      await wallet.openEmpty(tx, userId);
      await wallet.lock(tx, userId);
      const missing = BUDGET - (await wallet.state(tx, userId)).balance;
      if (missing > 0) await wallet.grant(tx, { userId, amount: missing, kind: 'adjustment', bucket: 'bonus', key: `pack_samples:${userId}:${day}`, reason: 'Free samples of packs run by Conjure' });
    });
  } catch (error) {
    // The ledger refuses a second amount under the key of this day, because the platform account has had its tokens.
    if (!(error instanceof AppError && error.code === 'ledger_key_reused')) throw error;
  }
}
