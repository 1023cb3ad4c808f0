import type { FreeRunWish } from '#contracts/generation.ts';
import { invalid } from '#kernel/errors.ts';
import { resolveOptions } from '../domain/run-options.ts';
import { firstLine } from '../domain/words.ts';
import type { PreparedRun } from './prepared-run.ts';

const TITLE_CHARACTERS = 80;

/** A run of the user's own words. @throws AppError invalid_request */
export function prepareFreeRun(wish: FreeRunWish): PreparedRun {
  const { options, issues } = resolveOptions(wish.contentType, wish);
  if (issues.length > 0) throw invalid(issues, 'Some fields are not valid yet.');
  return {
    source: 'free',
    contentType: wish.contentType,
    title: firstLine(wish.prompt, TITLE_CHARACTERS),
    inputs: {},
    request: { prompt: wish.prompt, system: null, negative: null, subject: { title: null, category: null, values: [] } },
    sealed: false,
    fileIds: [],
    options,
    model: wish.model,
  };
}
