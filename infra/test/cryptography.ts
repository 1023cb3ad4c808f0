/** Functions of `node:crypto` that production code may import: everywhere, or only in the listed files. */
const ALLOWED: Readonly<Record<string, readonly string[] | 'everywhere'>> = {
  createHash: 'everywhere', hash: 'everywhere', createHmac: 'everywhere', hkdfSync: 'everywhere', randomBytes: 'everywhere', randomInt: 'everywhere', randomUUID: 'everywhere', timingSafeEqual: 'everywhere',
  createCipheriv: ['backend/kernel/crypto/sealed-text.ts'],
  createDecipheriv: ['backend/kernel/crypto/sealed-text.ts'],
  createECDH: ['infra/run/vapid-keys.mjs'],
  webcrypto: ['backend/modules/media/commands/inspect-upload.ts'],
};
const IMPORT = /^import (?:(\w+|\* as \w+)|(?:type )?\{([^}]*)\}) from '(?:node:)?crypto';/gm;
/** Matches a cryptographic call with its first argument, which names the algorithm. */
const ALGORITHM = /\b(createHash|createHmac|hkdfSync|createCipheriv|createDecipheriv|createECDH|(?<![.\w])hash|subtle\.digest)\(\s*(['"`])([\w-]+)\2/g;
const GOOD = /^(sha-?256|aes-256-gcm|prime256v1)$/i;
/** Production files that may use guessable random numbers (Math.random): for waits between retries and for pairs shown to voters. */
const GUESSABLE = [
  'backend/kernel/http/retry-after.ts', 'backend/kernel/jobs/worker.ts', 'backend/modules/challenges/voting/next-pair.ts', 'backend/modules/webhooks/commands/claim-call.ts',
  'backend/modules/webhooks/domain/retries.ts',
];
/** Matches cryptographic calls that take a key; docs/security.md must list the files with them. */
const KEYED = /\b(createHmac|hkdfSync|createCipheriv|createECDH|argon2\.hash|new TOTP)\(/;

/**
 * Finds cryptography in production code that is not allowed or that docs/security.md does not mention: functions, algorithms, and files that
 * use a key.
 * @param files texts by path below the repository
 */
export function cryptographyProblems(files: ReadonlyMap<string, string>, page: string): string[] {
  const problems: string[] = [];
  for (const [path, text] of files) {
    for (const [, whole, names = ''] of text.matchAll(IMPORT)) {
      if (whole !== undefined) problems.push(`${path} imports node:crypto as a whole. Name what is used.`);
      for (const name of names.split(',').map((each) => each.trim().replace(/ as .*/, '')).filter(Boolean)) {
        const where = ALLOWED[name];
        if (where !== 'everywhere' && !where?.includes(path)) problems.push(`${path} imports ${name} of node:crypto.`);
      }
    }
    const named = [...text.matchAll(IMPORT)].flatMap(([, , names = '']) => names.split(',').map((each) => each.trim()));
    for (const [, call = '', , algorithm = ''] of text.matchAll(ALGORITHM)) {
      if (!GOOD.test(algorithm) && (call !== 'hash' || named.includes('hash'))) problems.push(`${path} calls ${call} with ${algorithm}.`);
    }
    if (path.startsWith('backend/') && text.includes('Math.random') && !GUESSABLE.includes(path)) problems.push(`${path} draws with Math.random, which can be guessed.`);
    if (KEYED.test(text) && !page.includes(`\`${path}\``)) problems.push(`docs/security.md does not list ${path}, which works with a key.`);
  }
  for (const [, path = ''] of page.matchAll(/\| `([^`]+\.(?:ts|mjs))` \|$/gm)) if (!KEYED.test(files.get(path) ?? '')) problems.push(`docs/security.md lists ${path}, which works with no key.`);
  return problems;
}

/** npm packages with cryptography of their own that may be installed, if docs/security.md names them. */
const LIBRARIES = ['argon2', 'otpauth', 'openid-client', 'web-push', 'stripe'];
const OTHER_LIBRARIES = /^(@noble\/|node-forge|crypto-|bcrypt|scrypt|tweetnacl|libsodium|sjcl|jsonwebtoken|jose|elliptic|md5|sha\.?js|sha1|blake|openpgp|otplib|speakeasy|passport)/;

/** Returns the npm packages of the manifest that bring cryptography and that docs/security.md does not name. */
export const otherLibraries = (dependencies: readonly string[], page: string): string[] =>
  dependencies.filter((name) => OTHER_LIBRARIES.test(name) || (LIBRARIES.includes(name) && !page.includes(`\`${name}\``)));

/** Returns the variables of `.env.example` that hold a secret and have no row among the keys of docs/security.md. */
export function keysWithoutRow(example: string, page: string): string[] {
  const secret = /(SECRET|_KEY|_KEY_ID|TOKEN|PASSWORD|_HASH|HEADERS|DATABASE_URL|REDIS_URL|SMTP_URL)(_BEFORE)?$/;
  const notSecret = /PUBLIC|PUBLISHABLE|PASSWORD_HASH_|RATE_LIMIT|_MS$/;
  return [...example.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name).filter((name) => secret.test(name) && !notSecret.test(name) && !page.includes(`\`${name}\``));
}

/** Returns the variables of `.env.example` with addresses that the product calls and that docs/security.md does not name in its section on them. */
export function callsWithoutRow(example: string, section: string): string[] {
  const called = /(_URL|_HOSTS|_ISSUER|_ENDPOINT|_ORIGINS?)$/;
  const own = /^(PUBLIC_URL|LINK_BASE_URL|ALLOWED_HOSTS|DATABASE_URL|REDIS_URL|STRIPE_DASHBOARD_URL)$|_PRIVATE_HOSTS$/;
  return [...example.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name).filter((name) => called.test(name) && !own.test(name) && !section.includes(`\`${name}\``));
}
