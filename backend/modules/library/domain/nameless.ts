import type { ContentType } from '#contracts/primitives.ts';

/** What a creation is called for people who see neither its title nor what was typed. */
export const NAMELESS: Record<ContentType, string> = { text: 'A text', image: 'A picture', video: 'A clip' };
