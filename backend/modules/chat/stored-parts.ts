import { z } from 'zod';
import { id } from '#contracts/primitives.ts';

/** A part of a message as the column `parts` holds it: tool calls are rows of their own. */
export const storedPart = z.discriminatedUnion('kind', [z.object({ kind: z.literal('text'), text: z.string() }), z.object({ kind: z.literal('tool'), callId: id })]);
export type StoredPart = z.infer<typeof storedPart>;

/** An attachment as the column `attachments` holds it. The name of a file is the one that it had when it was sent. */
export const storedAttachment = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('file'), fileId: id, name: z.string() }),
  z.object({ kind: z.literal('creation'), generationId: id, outputId: z.nullable(id) }),
]);
export type StoredAttachment = z.infer<typeof storedAttachment>;
