import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { suggestPrompts } from '#contracts/prompt-discovery.ts';
import { call } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';

/** Fetches search suggestions for the typed letters. The previous ones stay until the next answer arrives. */
export const suggestionsQuery = (words: string) =>
  queryOptions({
    queryKey: [suggestPrompts.path, words.toLowerCase()],
    ...timesOf(suggestPrompts),
    queryFn: ({ signal }) => call(suggestPrompts, { query: { q: words }, signal }),
    enabled: words !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
