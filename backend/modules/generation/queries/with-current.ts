import type { Tx } from '#kernel/db/database.ts';
import { AppError } from '#kernel/errors.ts';
import type { ProviderAdminDeps } from '../commands/save-providers.ts';
import { SETTINGS_CHANGED } from '../generation.errors.ts';
import { providersPage } from './providers-page.ts';

/**
 * Runs a save of settings. If it is refused because it names an older version, the error also gets the current settings, so that the editor
 * can show both. @throws what `save` throws
 */
export async function withCurrent(tx: Tx, deps: ProviderAdminDeps, save: () => Promise<void>): Promise<void> {
  try {
    await save();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== SETTINGS_CHANGED) throw error;
    throw new AppError(error.code, error.kind, error.message, { details: { current: await providersPage(tx, deps) } });
  }
}
