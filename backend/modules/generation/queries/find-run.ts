import type { Connection } from '#kernel/db/database.ts';
import { notFound } from '#kernel/errors.ts';
import { GenerationModel } from '../models/generation.model.ts';

/** A person's own run that was not deleted. @throws AppError not_found, also for another person's run */
export async function findRun(connection: Connection, userId: string, id: string): Promise<GenerationModel> {
  const run = await GenerationModel.query(connection).findById(id).where({ user_id: userId }).whereNull('deleted_at');
  if (!run) throw notFound('This run');
  return run;
}
