const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

export interface PushAddress {
  url: URL;
  /** On this machine: tests and development alone (configuration refuses it in production). */
  loopback: boolean;
}

/**
 * The address of a push service if we call it. Its host must be in the list (`*.` stands for any name in front). It must use https, and
 * have no port, name or password. Only a loopback host that the list names may speak http. Null otherwise.
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
