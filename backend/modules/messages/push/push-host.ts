const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

export interface PushAddress {
  url: URL;
  /** Hosts of this machine, for tests and development. The configuration refuses them in production. */
  loopback: boolean;
}

/**
 * The URL of a push service that this server may call, otherwise null. Its host must be in the list (`*.` stands for any
 * subdomain). It must use https, and have no port, name or password. A loopback host in the list may use http.
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
