import { z } from 'zod';
import { invalid } from '#kernel/errors.ts';

const shape = z.strictObject({ at: z.iso.datetime().refine((at) => !at.startsWith('0000')), id: z.uuid() });
/** The last row of a page of drafts: when it was touched, and its id. */
export type UpdatedCursor = z.infer<typeof shape>;

/** An opaque cursor for the client to send back. */
export const encodeUpdatedCursor = (cursor: UpdatedCursor): string => Buffer.from(JSON.stringify(cursor)).toString('base64url');

/** @throws AppError invalid_request when it is none */
export function decodeUpdatedCursor(text: string): UpdatedCursor {
  try {
    return shape.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  } catch {
    throw invalid([{ path: ['cursor'], message: 'This cursor does not belong to this list.' }]);
  }
}
