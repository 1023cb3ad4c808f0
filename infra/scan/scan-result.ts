import type { Finding } from './run-scanner.ts';
import type { ScannerName } from './scanner-programs.ts';

/** The planted security holes in the words in which each scanner reports them. */
const PLANTED: Record<ScannerName, readonly { kind: RegExp; path: string; parameter: RegExp }[]> = {
  wapiti: [
    { kind: /^Cross Site Scripting$/, path: '/said', parameter: /^word$/ },
    { kind: /^Open Redirect$/, path: '/away', parameter: /^to$/ },
    { kind: /SQL Injection$/, path: '/things', parameter: /^id$/ },
    { kind: /^Content Security Policy/, path: '', parameter: /^/ },
  ],
  sqlmap: [
    { kind: /^SQL injection$/, path: '/things', parameter: /^id$/ },
    { kind: /^SQL injection$/, path: '/things', parameter: /name$/ },
  ],
};

/** Returns the planted security holes that a scanner did not report, in words. */
export const missedIn = (scanner: ScannerName, found: readonly Finding[]): string[] =>
  PLANTED[scanner]
    .filter(({ kind, path, parameter }) => !found.some((each) => kind.test(each.kind) && (path === '' || each.path === path) && parameter.test(each.parameter)))
    .map(({ kind, path }) => `${kind.source} ${path}`.trim());

/** Reports of a scanner about the product that are no security holes, each with its reason. */
const EXPLAINED: readonly { info: RegExp; why: string }[] = [
  { info: /^Strict-Transport-Security is not set$/, why: 'The scan comes by http. The product sends it where PUBLIC_URL is https (security-headers.ts).' },
  { info: /^X-XSS-Protection is not set$/, why: 'Browsers have removed what it switched on, and it opened holes of its own. The Content-Security-Policy forbids inline scripts.' },
];

/** Returns the security holes that a scanner found in the product and for which there is no explanation. */
export const problemsIn = (found: readonly Finding[]): Finding[] => found.filter(({ info }) => !EXPLAINED.some((each) => each.info.test(info)));
