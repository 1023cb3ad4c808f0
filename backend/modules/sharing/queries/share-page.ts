import type { QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import type { getSharePage } from '#contracts/sharing.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { PromptFacts } from '#modules/prompts/index.ts';
import type { SharingContext } from '../sharing-context.ts';
import type { ShareLinkRow } from '../sharing.presenter.ts';

const BY_CODE = 'select * from share_links where code = :code and prompt_id = :promptId and revoked_at is null';
const BY_CREATION = 'select * from share_links where generation_id = :creationId and prompt_id = :promptId and revoked_at is null';

/** What the share page of a prompt shows: the number of people who ran it, the visitor's share link, and the creation of this link. */
export async function sharePage(
  connection: Connection,
  { prompts, generation, identity }: Pick<SharingContext, 'prompts' | 'generation' | 'identity'>,
  { id: promptId, sealed }: Pick<PromptFacts, 'id' | 'sealed'>,
  { via, creation: creationId }: QueryOf<typeof getSharePage>,
): Promise<ResponseOf<typeof getSharePage>> {
  const [people, shown, [link]] = await Promise.all([
    prompts.runners(connection, promptId),
    creationId === undefined ? null : generation.shown(connection, creationId, sealed),
    creationId !== undefined
      ? rows<ShareLinkRow>(connection, BY_CREATION, { creationId, promptId })
      : via === undefined ? [] : rows<ShareLinkRow>(connection, BY_CODE, { code: via, promptId }),
  ]);
  // The share page shows a creation only while a link of its owner shows it, and only if it was made with this prompt.
  const creation = shown !== null && shown.promptId === promptId && link?.owner_id === shown.ownerId ? shown : null;
  const creators = await identity.creators(connection, [...new Set([link?.owner_id, creation?.ownerId].flatMap((id) => id ?? []))]);
  return {
    people,
    link: link
      ? { code: link.code, sharer: creators.get(link.owner_id) ?? null, allowRemix: link.allow_remix, inputs: link.show_inputs ? (creation?.inputs ?? link.inputs) : null }
      : null,
    creation: creation && {
      id: creation.id, maker: creators.get(creation.ownerId) ?? null, model: creation.model, credit: creation.credit, createdAt: creation.createdAt.toISOString(), outputs: creation.outputs,
    },
  };
}
