import { must } from '#contracts/must.ts';
import type { Tx } from '#kernel/db/database.ts';
import type { Deps } from '../generation-deps.ts';
import { keyCeiling } from '../generation.errors.ts';
import type { GenerationRow } from '../models/generation.model.ts';
import { spentToday } from '../queries/key-spending.ts';

/**
 * Refuses a run that would pass the spending ceilings of its API key (docs/rules/keys.md#ceilings). The run's row is stored already, so the
 * sum includes it. The lock on the key makes a second run of that key wait for this one.
 * @throws AppError key_ceiling, key_invalid
 */
export async function checkKeyCeilings(tx: Tx, { keyLocks, clock }: Pick<Deps, 'keyLocks' | 'clock'>, keyId: string, { quote }: Pick<GenerationRow, 'quote'>): Promise<void> {
  const { perRun, perDay } = await must(keyLocks, 'the locks of API keys').lock(tx, keyId);
  if (quote.total > perRun) throw keyCeiling('run', perRun);
  if (perDay === null) return;
  const spent = must((await spentToday(tx, [keyId], clock.now())).get(keyId), 'what the key spent');
  if (spent > perDay) throw keyCeiling('day', perDay);
}
