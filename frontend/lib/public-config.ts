import { queryOptions } from '@tanstack/react-query';
import { getConfig } from '#contracts/system.ts';
import type { PublicConfig } from '#contracts/system.ts';
import { call } from './call.ts';

/** The public settings that the server embedded in the page, which saves a request. Undefined with the dev server and during server rendering. */
function embedded(): PublicConfig | undefined {
  if (import.meta.env.SSR) return undefined;
  const text = document.getElementById('public-config')?.textContent;
  return text ? (JSON.parse(text) as PublicConfig) : undefined;
}

/** Fetches the public settings of this server (docs/rules/server.md#public-settings). */
export const publicConfigQuery = queryOptions({
  queryKey: [getConfig.path],
  queryFn: ({ signal }) => call(getConfig, { signal }),
  initialData: embedded,
  staleTime: Infinity,
});
