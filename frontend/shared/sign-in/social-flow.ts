/** Where the secret of a running social sign-in waits for the way back from the provider. */
const FLOW_KEY = 'conjure.social-flow';
const RETURN_KEY = 'conjure.social-return';

/** Remembers a social sign-in that leaves for the provider, and the page that it leaves from. */
export function keepFlow(flow: string): void {
  sessionStorage.setItem(FLOW_KEY, flow);
  sessionStorage.setItem(RETURN_KEY, location.pathname + location.search);
}

/** Takes what was kept, once. `page` is a path of ours, never another origin. */
export function takeFlow(): { flow: string; page: string } | null {
  const [flow, page] = [sessionStorage.getItem(FLOW_KEY), sessionStorage.getItem(RETURN_KEY)];
  sessionStorage.removeItem(FLOW_KEY);
  sessionStorage.removeItem(RETURN_KEY);
  return flow ? { flow, page: isOwnPath(page) ? page : '/' } : null;
}

const isOwnPath = (page: string | null): page is string =>
  page !== null && URL.canParse(page, location.origin) && new URL(page, location.origin).origin === location.origin && page.startsWith('/');
