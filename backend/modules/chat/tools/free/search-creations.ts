import { z } from 'zod';
import { contentType } from '#contracts/primitives.ts';
import type { Library } from '#modules/library/index.ts';
import { badArguments, shortened } from '../arguments.ts';
import type { ChatTool } from '../chat-tool.ts';

const QUERY_MAX = 120;
const FOUND_MAX = 10;
const EXCERPT = 200;
const given = z.strictObject({ query: z.string().max(QUERY_MAX).optional(), type: z.optional(contentType), limit: z.int().min(1).max(FOUND_MAX).optional() });

/** The free tool that searches the creations of the chat's owner, and of no other person. */
export const searchCreations = (library: Pick<Library, 'ownCreations'>): ChatTool => ({
  name: 'search_creations',
  description: 'Searches what the person made here: their texts, images and videos, newest first. Free.',
  schema: {
    type: 'object',
    properties: { query: { type: 'string', maxLength: QUERY_MAX, description: 'Words to find; the newest ones when left out.' }, type: { type: 'string', enum: ['text', 'image', 'video'] }, limit: { type: 'integer', minimum: 1, maximum: FOUND_MAX } },
    additionalProperties: false,
  },
  async run({ arguments: asked, chat, connection }) {
    const title = 'Search of your creations';
    const parsed = given.safeParse(asked);
    if (!parsed.success) return badArguments(title, parsed.error);
    const { query = '', type, limit = 5 } = parsed.data;
    const found = await library.ownCreations(connection, chat.userId, { q: query, type, limit });
    const inputs = [...(query === '' ? [] : [{ label: 'Words', value: shortened(query) }]), ...(type === undefined ? [] : [{ label: 'Type', value: type }])];
    const told = found.map(({ id, contentType: made, title: name, excerpt, createdAt, outputs }) => ({
      id, type: made, title: name, madeAt: createdAt, ...(excerpt !== null && { excerpt: excerpt.slice(0, EXCERPT) }), ...(outputs.length > 0 && { files: outputs.map(({ url }) => url) }),
    }));
    return { kind: 'data', title, inputs, result: JSON.stringify({ found: told }) };
  },
});
