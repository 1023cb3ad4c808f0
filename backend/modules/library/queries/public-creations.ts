import type { PublicCreation } from '#contracts/creations.ts';
import { afterId, cutPageById } from '#kernel/cursor.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { PublishedRun } from '#modules/generation/index.ts';
import { CREATION_COLUMNS } from '../creation-row.ts';
import type { CreationRow } from '../creation-row.ts';
import { NAMELESS } from '../domain/nameless.ts';
import type { LibraryContext } from '../library-context.ts';

export type PublicContext = Pick<LibraryContext, 'blocks' | 'identity' | 'preferences' | 'prompts' | 'runs'>;

/** Selects the listed public creations: those of a prompt, of a person, or of all people. */
export interface PublicPage {
  /** The id of the viewer; null for visitors. */
  viewerId: string | null;
  promptId?: string;
  ownerId?: string;
  limit: number;
  cursor?: string | undefined;
}

/**
 * A page of public creations, newest first, with a constant number of statements (docs/rules/keeping.md#public-creations). A page may be
 * shorter than its limit. @throws AppError invalid_request for a malformed cursor
 */
export async function publicCreations(connection: Connection, context: PublicContext, { viewerId, promptId, ownerId, limit, cursor }: PublicPage): Promise<{ items: PublicCreation[]; nextCursor: string | null }> {
  const viewer = { viewerId, sensitive: await context.preferences.wantsSensitive(connection, viewerId) };
  const conditions = [
    `visibility = 'public'`,
    ...(promptId === undefined ? [] : ['prompt_id = :promptId']),
    ...(ownerId === undefined ? [] : ['owner_id = :ownerId']),
    ...(viewer.sensitive ? [] : ['(not sensitive or owner_id = cast(:viewerId as uuid))']),
    '(cast(:after as uuid) is null or id < :after)',
  ];
  const found = await rows<CreationRow>(
    connection,
    `select ${CREATION_COLUMNS} from creations where ${conditions.join(' and ')} order by id desc limit :limit`,
    { promptId, ownerId, viewerId, after: afterId(cursor), limit: limit + 1 },
  );
  const { page, nextCursor } = cutPageById(found, limit);
  return { items: await presentPublic(connection, context, viewer, page), nextCursor };
}

/** The viewer, and whether the viewer asked for sensitive content. */
export interface Looking {
  viewerId: string | null;
  sensitive: boolean;
}

/**
 * Public creations as one viewer sees them. Left out are those whose run is in the trash or repeats a text that was sealed since. So are
 * those of makers who are banned, deleted or have blocked the viewer. Sensitive creations, or those of sensitive prompts, appear only if the
 * viewer asked for them or made them.
 */
export async function presentPublic(connection: Connection, { blocks, identity, prompts, runs }: PublicContext, { viewerId, sensitive }: Looking, found: readonly CreationRow[]): Promise<PublicCreation[]> {
  if (found.length === 0) return [];
  const owners = [...new Set(found.map((row) => row.owner_id))];
  const here = await identity.present(connection, owners);
  const shutOutBy = await blocks.by(connection, viewerId, owners);
  const makers = await identity.creators(connection, owners);
  const promptIds = found.flatMap((row) => row.prompt_id ?? []);
  const refs = await prompts.openRefs(connection, promptIds, viewerId);
  const flagged = await prompts.flagged(connection, promptIds);
  const open = [...refs.values()].filter((prompt) => !prompt.sealed).map(({ id }) => id);
  const published = await runs.published(connection, found.map(({ id }) => id), open);
  return found.flatMap((row): PublicCreation[] => {
    const run = published.get(row.id);
    const marked = row.sensitive || (row.prompt_id !== null && flagged.has(row.prompt_id));
    if (!run || !here.has(row.owner_id) || shutOutBy.has(row.owner_id) || (marked && !sensitive && row.owner_id !== viewerId)) return [];
    const prompt = (run.promptId !== null && refs.get(run.promptId)) || null;
    const title = titleFor(row, run, prompt?.title);
    return [{
      id: row.id,
      contentType: run.contentType,
      title,
      excerpt: run.excerpt,
      opening: run.opening,
      prompt: prompt && { id: prompt.id, slug: prompt.slug, title: prompt.title },
      maker: makers.get(row.owner_id) ?? null,
      sensitive: marked,
      inputs: row.show_inputs ? run.inputs : null,
      createdAt: run.createdAt.toISOString(),
      outputs: run.outputs.map((output) => ({ ...output, altText: output.altText || title })),
    }];
  });
}

/** The title of a creation may come from its inputs, so other people see it only if the owner shows the inputs. */
const titleFor = (row: CreationRow, run: PublishedRun, promptTitle: string | undefined): string =>
  row.title || (row.show_inputs && run.name) || promptTitle || NAMELESS[run.contentType];
