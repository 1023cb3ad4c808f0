import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { RunnableDraft } from '#modules/prompts/index.ts';
import { tellsOwnText, tellsText } from '../domain/tells-text.ts';
import type { GenerationRow } from '../models/generation.model.ts';

/** The text of a draft, which a paid version of it would seal. */
export type SealableText = Pick<RunnableDraft, 'template' | 'systemTemplate' | 'negativeTemplate' | 'shows' | 'textChecksum'>;

type Row = Pick<GenerationRow, 'output_text' | 'request' | 'inputs' | 'title'> & { id: string; version_no: number | null };

const COUNTED = `
  select s.id, s.version_no, g.output_text, g.request, g.inputs, g.title from prompt_samples s join generations g on g.id = s.generation_id
  where s.prompt_id = :promptId and g.deleted_at is null and (s.version_no is not null or s.text_checksum = :checksum)`;

/** Answers of earlier comparisons by the checksum of all that was compared. An author's page asks after each save, and most saves change no text. */
const known = new LRUCache<string, boolean>({ max: 2_000 });

/**
 * The ids of the samples that repeat the text of a draft. `screenSamples` removes these samples when that draft becomes a paid version
 * (docs/rules/sealing.md#samples). Samples of other unpublished texts are left out, because that version does not show them. Samples that
 * were compared with an earlier version are compared again, because an output may repeat only what the page of this draft shows.
 */
export async function tellingSamples(connection: Connection, promptId: string, draft: SealableText): Promise<Set<string>> {
  const samples = await rows<Row>(connection, COUNTED, { promptId, checksum: draft.textChecksum });
  const telling = new Set<string>();
  for (const { id, version_no: madeOf, ...run } of samples) {
    const { template, systemTemplate, negativeTemplate, shows } = draft;
    const key = createHash('sha256').update(JSON.stringify([madeOf === null, run, template, systemTemplate, negativeTemplate, shows])).digest('base64');
    let tells = known.get(key);
    if (tells === undefined) {
      // A comparison with a template of 20,000 characters takes some 25 ms, so the server answers other requests in between.
      await nextTurn();
      tells = madeOf === null ? tellsOwnText(run, draft, shows) : tellsText(run, draft, shows);
      known.set(key, tells);
    }
    if (tells) telling.add(id);
  }
  return telling;
}
