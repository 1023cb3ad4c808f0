import * as z from 'zod/mini';

/** Who sees a creation: its owner, or all people. A share link to it is a setting of its own. */
export const creationVisibility = z.enum(['private', 'public']);
export type CreationVisibility = z.infer<typeof creationVisibility>;
