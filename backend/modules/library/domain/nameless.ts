import type { ContentType } from '#contracts/primitives.ts';

/** The title of a creation for viewers who may see neither its own title nor its inputs, such as "A text". */
export const NAMELESS: Record<ContentType, string> = { text: 'A text', image: 'A picture', video: 'A clip' };
