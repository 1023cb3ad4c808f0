import { z } from 'zod';
import { id } from '#contracts/primitives.ts';

/** A part of a message as the column `parts` stores it. Tool calls are separate rows. */
export const storedPart = z.discriminatedUnion('kind', [z.object({ kind: z.literal('text'), text: z.string() }), z.object({ kind: z.literal('tool'), callId: id })]);
export type StoredPart = z.infer<typeof storedPart>;

/** An attachment as the column `attachments` stores it. A file keeps the name that it had when it was sent. */
export const storedAttachment = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('file'), fileId: id, name: z.string() }),
  z.object({ kind: z.literal('creation'), generationId: id, outputId: z.nullable(id) }),
]);
export type StoredAttachment = z.infer<typeof storedAttachment>;
