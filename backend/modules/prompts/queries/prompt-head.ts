import type { Connection } from '#kernel/db/database.ts';
import { AppError } from '#kernel/errors.ts';
import type { PromptHead } from '../prompts.ts';
import { findPrompt } from './find-prompt.ts';

/** Title and line of a prompt that anybody may open, for the page's metadata; null for all others. */
export async function promptHead(connection: Connection, idOrSlug: string): Promise<PromptHead | null> {
  try {
    const { slug, title, one_liner: oneLiner } = await findPrompt(connection, idOrSlug, null);
    return { slug, title, oneLiner };
  } catch (error) {
    if (error instanceof AppError && error.kind === 'not_found') return null;
    throw error;
  }
}
