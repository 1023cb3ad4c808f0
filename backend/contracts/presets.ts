import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { runOptions } from './generation.ts';
import { id, idParams, isoTime, success, tidied } from './primitives.ts';
import { PROMPT_STALE_MS } from './prompts.ts';

/* Presets: inputs of a prompt's form that a person saved under a name (docs/rules/prompts.md#presets). */

export const PRESET_NAME_MAX = 60;
/** The most presets that one person can save for one prompt. */
export const PRESETS_LIMIT = 20;

export const presetName = z.string().check(tidied(), z.minLength(1, 'Give it a name'), z.maxLength(PRESET_NAME_MAX, `${PRESET_NAME_MAX} characters at most`));

const inputs = z.record(z.string(), z.unknown());

export const preset = z.object({ id, name: z.string(), inputs, options: z.object(runOptions), savedAt: isoTime });
export type Preset = z.infer<typeof preset>;

export const listPresets = defineEndpoint({ method: 'GET', path: '/api/prompts/:id/presets', summary: 'Own presets of a prompt, by name', params: idParams, staleMs: PROMPT_STALE_MS, response: z.object({ presets: z.array(preset) }) });

export const savePreset = defineEndpoint({
  method: 'PUT',
  path: '/api/prompts/:id/presets',
  summary: `Save the inputs of the form under a name, or replace the preset of that name. 409 \`presets_full\` beyond ${PRESETS_LIMIT}`,
  params: idParams,
  body: z.strictObject({ name: presetName, inputs, options: z.strictObject(runOptions) }),
  response: z.object({ preset }),
});

export const deletePreset = defineEndpoint({ method: 'DELETE', path: '/api/presets/:id', summary: 'Delete a preset', params: idParams, response: success });
