import { IMPORT_OVERHEAD_BYTES } from '#contracts/portability.ts';
import type { AccountImport, createImport as endpoint } from '#contracts/portability.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { findImport, presentImport } from '../import-row.ts';
import type { PortabilityContext } from '../portability-context.ts';
import { importRunning, importTooLarge } from '../portability.errors.ts';

const INSERT = `
  insert into account_imports (id, owner_id, name, bytes, heartbeat_at, created_at) values (:id, :ownerId, :name, :bytes, :now, :now)
  on conflict do nothing returning id`;

/**
 * Begins the upload of an account import within the storage of the account (docs/rules/keeping.md#account-import). @throws AppError
 * import_running, too_large
 */
export async function beginImport(tx: Tx, { clock, media, identity }: PortabilityContext, ownerId: string, { name, bytes }: BodyOf<typeof endpoint>): Promise<AccountImport> {
  const { plan } = await identity.profile(tx, ownerId);
  const most = (await media.storageUse(tx, { userId: ownerId, plan })).quotaBytes + IMPORT_OVERHEAD_BYTES;
  if (bytes > most) throw importTooLarge(most);
  const id = newId();
  // The unique index allows one open import for each account, so the insert of a second one adds no row.
  const made = await rows(tx, INSERT, { id, ownerId, name, bytes, now: clock.now() });
  if (made.length === 0) throw importRunning();
  return presentImport(await findImport(tx, ownerId, id));
}
