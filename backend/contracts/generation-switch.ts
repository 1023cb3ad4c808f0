import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { isoTime, tidied } from './primitives.ts';

/** Who may start runs: all people, only members, or no person at all. */
export const generationMode = z.enum(['on', 'members', 'off']);
export type GenerationMode = z.infer<typeof generationMode>;

/** The stored setting of the generation switch. People read `message` while generation is off; an empty message stands for the usual one. */
export const switchSetting = z.strictObject({
  mode: generationMode,
  message: z.string().check(tidied(), z.maxLength(200, '200 characters at most')),
});
export type SwitchSetting = z.infer<typeof switchSetting>;

/** The message that people read while generation is off and its own message is empty. */
export const USUAL_OFF_MESSAGE = 'Making things is paused for a while. Everything else works.';

export const generationSwitch = z.extend(switchSetting, {
  /** The revision of the generation switch, which a save must name so that it overwrites no other change; 0 before the first. */
  revision: z.int(),
  since: z.nullable(isoTime),
  /** The number of runs that workers are making now. They finish even when generation is switched off. */
  running: z.int(),
  /** The number of runs that wait in a queue. Switching generation off ends them at no cost. */
  waiting: z.int(),
  /** Tokens that are held for the waiting runs. `waitingPeople` is the number of their owners. */
  waitingTokens: z.int(),
  waitingPeople: z.int(),
});
export type GenerationSwitch = z.infer<typeof generationSwitch>;

export const getGenerationSwitch = defineEndpoint({
  method: 'GET',
  path: '/api/admin/generation-switch',
  summary: 'Who may start runs now, and what switching off would end',
  staleMs: 0,
  response: generationSwitch,
});
export const setGenerationSwitch = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/generation-switch',
  summary: 'Let everyone, members or no one start runs; all processes follow within 2 s. Off: runs in progress finish, waiting ones end at once at no cost. 409 `settings_changed`',
  body: z.strictObject({
    ...switchSetting.shape,
    revision: z.int().check(z.gte(0)),
    reason: z.string().check(tidied(), z.minLength(3, 'Give the reason in a few words'), z.maxLength(500, '500 characters at most')),
  }),
  response: generationSwitch,
});
