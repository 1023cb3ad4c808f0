import { isOwnPath } from '#lib/own-path.ts';

/** Storage key of the secret of a social sign-in, which stays stored until the provider returns. */
const FLOW_KEY = 'conjure.social-flow';
const RETURN_KEY = 'conjure.social-return';

/** Stores a social sign-in before the browser leaves for the provider, with the page from which it started. */
export function keepFlow(flow: string): void {
  sessionStorage.setItem(FLOW_KEY, flow);
  sessionStorage.setItem(RETURN_KEY, location.pathname + location.search);
}

/** Reads the stored social sign-in and deletes it. `page` is a path of this site, never another origin. */
export function takeFlow(): { flow: string; page: string } | null {
  const [flow, page] = [sessionStorage.getItem(FLOW_KEY), sessionStorage.getItem(RETURN_KEY)];
  sessionStorage.removeItem(FLOW_KEY);
  sessionStorage.removeItem(RETURN_KEY);
  return flow ? { flow, page: isOwnPath(page) ? page : '/' } : null;
}
