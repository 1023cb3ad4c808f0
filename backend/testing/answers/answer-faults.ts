/** An HTTP answer, with the facts by which browsers and caches decide what to do with it. */
export interface SeenAnswer {
  /** The caller and the request of this answer, as the test's failure names them. */
  asked: string;
  method: string;
  status: number;
  headers: Headers;
  text: string;
}

const YEAR_SECONDS = 31_536_000;
const REFERRER_POLICIES = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
/** Content types that browsers read as text: without a character set they would guess one. JSON is always UTF-8 (RFC 8259). */
const TEXT = /^text\/|\/xml|\+xml/;

/** Whether a browser that follows this `Location` stays at the host that answered: it reads backslashes, tabs and missing slashes generously. */
const staysHere = (location: string): boolean => location.startsWith('/') && URL.canParse(location, 'http://here.invalid') && new URL(location, 'http://here.invalid').host === 'here.invalid';

/** Lists what is wrong with the headers of an answer under https: required headers that it lacks, and headers that no answer may have. */
export function answerFaults({ asked, method, status, headers, text }: SeenAnswer): string[] {
  const faults: string[] = [];
  const wrong = (what: string): void => void faults.push(`${asked} (${status}): ${what}`);
  const header = (name: string): string => headers.get(name) ?? '';
  const seconds = Number(/max-age=(\d+)/.exec(header('strict-transport-security'))?.[1] ?? 0);
  if (seconds < YEAR_SECONDS || !header('strict-transport-security').includes('includeSubDomains')) wrong('no HSTS of a year');
  if (header('x-content-type-options') !== 'nosniff') wrong('no nosniff');
  if (!REFERRER_POLICIES.includes(header('referrer-policy'))) wrong('no referrer policy');
  if (!header('content-security-policy').includes('frame-ancestors')) wrong('no frame-ancestors');
  for (const name of headers.keys()) if (name.startsWith('access-control-')) wrong(`${name}: ${header(name)}`);
  const type = header('content-type');
  if (text !== '' && type === '') wrong('a body without a type');
  if (TEXT.test(type) && !/;\s*charset=utf-8/i.test(type)) wrong(`no character set: ${type}`);
  for (const cookie of headers.getSetCookie()) for (const fault of cookieFaults(cookie)) wrong(fault);
  if (method === 'GET') {
    if (headers.getSetCookie().some((cookie) => cookie.includes('sid='))) wrong('a read begins or ends a session');
    if (status >= 300 && status < 400 && status !== 304 && !staysHere(header('location'))) wrong(`leads away, to ${header('location')}`);
  }
  return faults;
}

function cookieFaults(cookie: string): string[] {
  const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim().toLowerCase());
  const name = pair.split('=')[0] ?? '';
  const lacks = ['secure', 'httponly', 'path=/', 'samesite=lax'].filter((attribute) => !attributes.includes(attribute));
  return [
    ...(name.startsWith('__host-') ? [] : [`cookie ${name} has no prefix`]),
    ...(attributes.some((attribute) => attribute.startsWith('domain')) ? [`cookie ${name} names a domain`] : []),
    ...lacks.map((attribute) => `cookie ${name} lacks ${attribute}`),
  ];
}
