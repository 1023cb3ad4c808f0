import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { RunnableDraft } from '#modules/prompts/index.ts';
import { tellsOwnText, tellsText } from '../domain/tells-text.ts';
import type { Deps } from '../generation-deps.ts';
import type { GenerationRow } from '../models/generation.model.ts';

/** The text of a draft, which a paid version of it would seal. */
export type SealableText = Pick<RunnableDraft, 'template' | 'systemTemplate' | 'negativeTemplate' | 'shows' | 'textChecksum'>;

type Row = Pick<GenerationRow, 'output_text' | 'request' | 'inputs' | 'title'> & { id: string; version_no: number | null };

// Leaves out samples that were compared with a published version of exactly this text (`same`).
const COUNTED = `
  select s.id, s.version_no, g.output_text, g.request, g.inputs, g.title from prompt_samples s join generations g on g.id = s.generation_id
  where s.prompt_id = :promptId and g.deleted_at is null and (s.version_no is not null or s.text_checksum = :checksum)
    and s.screened_version is distinct from cast(:same as int)`;

/**
 * The ids of the samples that repeat the text of a draft. `screenSamples` removes these samples when that draft becomes a paid version
 * (docs/rules/sealing.md#samples). Samples of other unpublished texts are left out, because that version does not show them.
 */
export async function tellingSamples(connection: Connection, { promptTexts }: Pick<Deps, 'promptTexts'>, promptId: string, draft: SealableText): Promise<Set<string>> {
  // The version 0 does not exist, so no sample was compared with it.
  const same = (await promptTexts.versionWith(connection, promptId, draft.textChecksum)) ?? 0;
  const samples = await rows<Row>(connection, COUNTED, { promptId, checksum: draft.textChecksum, same });
  const telling = new Set<string>();
  for (const { id, version_no: madeOf, ...run } of samples) {
    // A comparison with a template of 20,000 characters takes about 0.1 s, so the server answers other requests in between.
    await nextTurn();
    if (madeOf === null ? tellsOwnText(run, draft, draft.shows) : tellsText(run, draft, draft.shows)) telling.add(id);
  }
  return telling;
}
