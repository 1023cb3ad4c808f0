import { invalid } from '#kernel/errors.ts';
import { isUuid } from '../domain/metadata.ts';

const AT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/;

const unknownPlace = () => invalid([{ path: ['before'], message: 'This place in the list was not given out by it.' }]);

/** The place after an id. @throws AppError invalid_request for anything else */
export function placeOfId(before: string | undefined): string | undefined {
  if (before !== undefined && !isUuid(before)) throw unknownPlace();
  return before;
}

/** The place after a time and an id. @throws AppError invalid_request for anything else */
export function placeOfTime(before: string | undefined): { at: string; id: string } | undefined {
  if (before === undefined) return undefined;
  const [at = '', id = ''] = before.split(' ');
  if (!AT.test(at) || Number.isNaN(Date.parse(at)) || id === '') throw unknownPlace();
  return { at, id };
}
