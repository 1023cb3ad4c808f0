const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

export interface PushAddress {
  url: URL;
  /** True for a loopback host, which only tests and development may use. The configuration refuses it in production. */
  loopback: boolean;
}

/**
 * Returns the URL of a push service if this server may call it, otherwise null. It must use https, name a listed host (`*.` stands for any
 * subdomain), and have no port, name or password. A listed loopback host may use http.
 */
export function pushAddress(endpoint: string, hosts: readonly string[]): PushAddress | null {
  if (!URL.canParse(endpoint)) return null;
  const url = new URL(endpoint);
  if (url.username !== '' || url.password !== '' || !hosts.some((host) => matches(url.hostname, host))) return null;
  if (LOOPBACK.includes(url.hostname)) return { url, loopback: true };
  return url.protocol === 'https:' && url.port === '' ? { url, loopback: false } : null;
}

const matches = (hostname: string, host: string): boolean =>
  host.startsWith('*.') ? hostname.endsWith(host.slice(1)) && hostname.length >= host.length : hostname === host;
