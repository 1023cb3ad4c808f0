import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { ReviewedWork } from '#modules/reviews/discussed-target.port.ts';

const REVIEWED = `select id, title, slug from prompts where owner_id = ? and status = 'published' and visibility = 'public' and reviews > 0`;

/** Returns a person's listed prompts that have reviews. */
export const reviewedPrompts = (connection: Connection, ownerId: string): Promise<ReviewedWork[]> => rows<ReviewedWork>(connection, REVIEWED, [ownerId]);
