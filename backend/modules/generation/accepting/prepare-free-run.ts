import type { FreeRunWish } from '#contracts/generation.ts';
import { invalid } from '#kernel/errors.ts';
import { resolveOptions } from '../domain/run-options.ts';
import { firstLine } from '../domain/words.ts';
import type { PreparedRun } from './prepared-run.ts';

const TITLE_CHARACTERS = 80;

/** Prepares a run of the user's own words, without a prompt of the marketplace. @throws AppError invalid_request */
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
