import type { BodyOf } from '#contracts/endpoint.ts';
import type { sendChatMessage } from '#contracts/chat-replies.ts';
import type { Tx } from '#kernel/db/database.ts';
import type { StoredAttachment } from '../stored-parts.ts';
import { attachmentMissing } from './replies.errors.ts';
import type { ReplyingContext } from './replying-context.ts';

type Sent = NonNullable<BodyOf<typeof sendChatMessage>['attachments']>;

/** Checks and claims the attachments of a message. Only files and creations of its sender are accepted. @throws AppError invalid_request */
export async function ownAttachments(tx: Tx, { media, runs: creations }: Pick<ReplyingContext, 'media' | 'runs'>, userId: string, sent: Sent): Promise<StoredAttachment[]> {
  const fileIds = sent.flatMap((each) => (each.kind === 'file' ? [each.fileId] : []));
  const runIds = sent.flatMap((each) => (each.kind === 'creation' ? [each.generationId] : []));
  const files = await media.attached(tx, userId, fileIds);
  const runs = new Map((await creations.kept(tx, userId, runIds)).map((run) => [run.id, run]));
  const stored = sent.map((each, place): StoredAttachment => {
    if (each.kind === 'file') {
      const file = files.get(each.fileId);
      if (!file) throw attachmentMissing(place);
      return { kind: 'file', fileId: each.fileId, name: file.name };
    }
    const run = runs.get(each.generationId);
    if (!run || (each.outputId !== undefined && !run.outputs.some(({ fileId }) => fileId === each.outputId))) throw attachmentMissing(place);
    return { kind: 'creation', generationId: each.generationId, outputId: each.outputId ?? null };
  });
  await media.claim(tx, [...new Set(fileIds)]);
  return stored;
}
