import type { Connection, Tx } from '#kernel/db/database.ts';
import { notFound } from '#kernel/errors.ts';
import { GenerationModel } from '../models/generation.model.ts';

const ownRun = (connection: Connection, userId: string, id: string) =>
  GenerationModel.query(connection).findById(id).where({ user_id: userId }).whereNull('deleted_at');

/** Reads a person's own run that was not deleted. @throws AppError not_found, also for another person's run */
export async function findRun(connection: Connection, userId: string, id: string): Promise<GenerationModel> {
  const run = await ownRun(connection, userId, id);
  if (!run) throw notFound('This run');
  return run;
}

/**
 * Reads a person's own run and locks it until the transaction ends. Each command that makes outputs public does so first: otherwise a run
 * that moves to the trash at the same moment would stay public.
 * @throws AppError not_found
 */
export async function lockRun(tx: Tx, userId: string, id: string): Promise<GenerationModel> {
  const run = await ownRun(tx, userId, id).forUpdate();
  if (!run) throw notFound('This run');
  return run;
}
