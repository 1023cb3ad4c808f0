import * as z from 'zod/mini';
import type { transactionFilter } from '#contracts/wallet.ts';
import { transactionType } from '#contracts/wallet.ts';
import { invalid } from '#kernel/errors.ts';
import type { ActivityFilter } from '../wallet.ts';

type Asked = z.output<z.ZodMiniObject<typeof transactionFilter>>;

/** Translates the filters of a request for the activity. @throws AppError invalid_request for an unknown type */
export function activityFilter({ types, ...rest }: Asked): ActivityFilter {
  if (types === undefined || types === '') return rest;
  const known = z.array(transactionType).safeParse(types.split(','));
  if (!known.success) throw invalid([{ path: ['types'], message: 'One of these types does not exist.' }]);
  return { ...rest, types: known.data };
}
