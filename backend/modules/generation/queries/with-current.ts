import type { Tx } from '#kernel/db/database.ts';
import { AppError } from '#kernel/errors.ts';
import type { ProviderAdminDeps } from '../commands/save-providers.ts';
import { SETTINGS_CHANGED } from '../generation.errors.ts';
import { providersPage } from './providers-page.ts';

/** Adds what counts now to the refusal of a save that named an older version: the editor can show both. @throws what `save` throws */
export async function withCurrent(tx: Tx, deps: ProviderAdminDeps, save: () => Promise<void>): Promise<void> {
  try {
    await save();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== SETTINGS_CHANGED) throw error;
    throw new AppError(error.code, error.kind, error.message, { details: { current: await providersPage(tx, deps) } });
  }
}
