import type { ContentType } from '#contracts/primitives.ts';

/** The title of a creation for people who may see neither its title nor its inputs. */
export const NAMELESS: Record<ContentType, string> = { text: 'A text', image: 'A picture', video: 'A clip' };
