import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { counted } from '../../backend/contracts/plural.ts';
import { registerUser } from '../../backend/testing/http-user.ts';
import { inDatabase } from '../cluster/stores.ts';
import { startProductUnderTest } from '../test/product-under-test.mjs';
import { startTestServers } from '../test/test-servers.mjs';
import { startPlantedServer } from './planted-server.ts';
import { sqlmap, THOROUGH_LEVEL, wapiti } from './run-scanner.ts';
import type { Finding } from './run-scanner.ts';
import { missedIn, problemsIn } from './scan-result.ts';
import { productTargets } from './scan-targets.ts';
import type { ScanTarget } from './scan-targets.ts';
import { findScanner } from './scanner-programs.ts';
import type { Scanner, ScannerName } from './scanner-programs.ts';

/*
 * `npm run scan -- wapiti|sqlmap [--only prompts] [--from 20] [--level 3] [--seconds 600]` lets a scanner attack two servers on loopback: first one
 * with planted security holes, which must be found, then the product as a member, where nothing may be found. `--only` takes the addresses that
 * contain a text, `--from` begins with a later one, `--level` is sqlmap's (a lower one is faster), and `--seconds` limits each part. Ends with 1 when
 * the scanner misses a planted hole, finds a hole in the product, or is not done in time.
 */
const { values, positionals: [name = ''] } = parseArgs({ allowPositionals: true, options: { only: { type: 'string', default: '' }, from: { type: 'string', default: '1' }, level: { type: 'string', default: String(THOROUGH_LEVEL) }, seconds: { type: 'string', default: '600' } } });
const [from, level, seconds] = [Number(values.from), Number(values.level), Number(values.seconds)];
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

interface Attacked {
  url: string;
  targets: readonly ScanTarget[];
  headers: Record<string, string>;
  /** Number of the first target among all; 1 when left out. */
  first?: number;
}

const show = (findings: readonly Finding[]): void => findings.forEach(({ kind, path, parameter, info }) => console.log(`  ${kind}: ${path} ${parameter} ${info}`));

async function attack(scanner: Scanner, scannerName: ScannerName, { url, targets, headers, first = 1 }: Attacked): Promise<Finding[]> {
  const options = { url, targets, headers, seconds, thorough: true, level };
  if (scannerName === 'wapiti') return wapiti(scanner, options);
  return sqlmap(scanner, options, (target, found) => {
    console.log(`  ${first + targets.indexOf(target)} of ${first + targets.length - 1}: ${target.method} ${target.path}`);
    show(found);
  });
}

async function scan(scannerName: ScannerName): Promise<boolean> {
  const scanner = await findScanner(scannerName);
  if (typeof scanner === 'string') throw new Error(scanner);
  const dir = mkdtempSync(join(tmpdir(), 'conjure-scanned-'));
  const servers = await startTestServers();
  const undo: (() => unknown)[] = [() => rmSync(dir, { recursive: true, force: true }), () => servers.stop()];
  try {
    await inDatabase(servers.databaseUrl, 'create database planted');
    const planted = await startPlantedServer(Object.assign(new URL(servers.databaseUrl), { pathname: '/planted' }).href);
    undo.push(() => planted.close());
    console.log('The server with planted holes:');
    const found = await attack(scanner, scannerName, { url: planted.url, targets: planted.targets, headers: {} });
    show(found);
    const missed = missedIn(scannerName, found);
    for (const hole of missed) console.log(`  missed: ${hole}`);

    const product = await startProductUnderTest({ dir, name: 'scan', servers });
    undo.push(() => product.stop());
    const user = await registerUser(product.url);
    const targets = (await productTargets(user)).filter(({ path }) => path.includes(values.only)).slice(from - 1);
    const headers = { Cookie: user.cookie(), Origin: product.url, 'Sec-Fetch-Site': 'same-origin' };
    if (targets.length === 0) throw new Error('No address is left: look at --only and --from.');
    console.log(`The product, ${counted(targets.length, 'address', 'addresses')}:`);
    const problems = problemsIn(await attack(scanner, scannerName, { url: product.url, targets, headers, first: from }));
    show(problems);
    console.log(missed.length === 0 && problems.length === 0 ? 'passed' : 'not passed');
    return missed.length === 0 && problems.length === 0;
  } finally {
    for (const step of undo.reverse()) await step();
  }
}

try {
  if (!(Number.isInteger(from) && from >= 1 && seconds > 0 && [1, 2, 3, 4, 5].includes(level))) throw new Error('--from is a number from 1, --level one from 1 to 5, and --seconds one above 0.');
  if (name !== 'wapiti' && name !== 'sqlmap') throw new Error('Name a scanner: npm run scan -- wapiti, or npm run scan -- sqlmap.');
  process.exit((await scan(name)) ? 0 : 1);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
