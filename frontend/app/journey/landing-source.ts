import type { EventSource } from '#contracts/analytics.ts';
import { referrerHost } from '#shared/visits/record-visit.ts';

const SEARCH_ENGINES = /(^|\.)(google|bing|duckduckgo|ecosia|qwant|startpage|yahoo|yandex|baidu)\./;

/** Returns the source of a visit, such as `search` or `share`, by the address of its first page and the site that linked to it. */
export function landingSource(landing: URL, referrer: string): EventSource {
  if (landing.searchParams.has('r')) return 'referral';
  if (landing.searchParams.has('via') || /^\/prompt\/[^/]+\/share$/.test(landing.pathname)) return 'share';
  const host = referrerHost(referrer, landing.hostname);
  if (host === null) return 'direct';
  if (SEARCH_ENGINES.test(host)) return 'search';
  return landing.pathname.startsWith('/challenge/') ? 'challenge' : 'site';
}
