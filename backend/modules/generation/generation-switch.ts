import { switchSetting, USUAL_OFF_MESSAGE } from '#contracts/generation-switch.ts';
import type { GenerationMode, SwitchSetting } from '#contracts/generation-switch.ts';
import type { LiveSettings } from '#kernel/settings/live-settings.ts';
import { generationOff } from './generation.errors.ts';
import type { RunRequest } from './accepting/run-request.ts';

/** The kind under which the settings table keeps the generation switch. */
export const SWITCH_KIND = 'generation.switch';

const ON: SwitchSetting = { mode: 'on', message: '' };

/** The switch that says who may start runs now (docs/rules/runs.md#generation-switch). */
export interface StartSwitch {
  mode(): GenerationMode;
  /** The administrator's words while members cannot start runs; null while they can. */
  offWords(): string | null;
  /**
   * Refuses a new run while generation is off. The continuation of a paid chat reply passes, because its run had begun.
   * @throws AppError generation_off
   */
  refuse(request: RunRequest): void;
}

/** Reads the generation switch from the settings that this process has loaded, which are at most 2 s old. */
export function createStartSwitch(settings: Pick<LiveSettings, 'current'> | null): StartSwitch {
  const setting = (): SwitchSetting => switchSetting.safeParse(settings?.current(SWITCH_KIND)?.content).data ?? ON;
  const offWords = (): string | null => {
    const { mode, message } = setting();
    return mode === 'off' ? message || USUAL_OFF_MESSAGE : null;
  };
  return {
    mode: () => setting().mode,
    offWords,
    refuse(request) {
      const words = offWords();
      if (words === null || (request.source === 'chat' && request.wish.free)) return;
      throw generationOff(words);
    },
  };
}
