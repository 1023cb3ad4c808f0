import { rows } from '#kernel/db/raw.ts';
import type { LibraryContext } from '../library-context.ts';
import { copyPrompts } from './copy-prompts.ts';

const PAGE = 100;
/** How many pages one turn of this maintenance task reads, so that other maintenance waits for some seconds at most. */
const PAGES_A_TURN = 20;

/** Maintenance: writes the library entries of prompts that are older than this table or came without an event. It continues where it stopped. */
export async function adoptPrompts(context: Pick<LibraryContext, 'db' | 'promptLibrary' | 'saves'>): Promise<void> {
  for (let page = 0; page < PAGES_A_TURN; page += 1) {
    const more = await context.db.transaction(async (tx) => {
      const [place] = await rows<{ last_prompt_id: string | null }>(tx, 'select last_prompt_id from library_adoption for update');
      const ids = await context.promptLibrary.idsAfter(tx, place?.last_prompt_id ?? null, PAGE);
      const last = ids.at(-1);
      if (last === undefined) return false;
      await copyPrompts(tx, context, ids, null);
      await tx('library_adoption').update({ last_prompt_id: last });
      return true;
    });
    if (!more) return;
  }
}
