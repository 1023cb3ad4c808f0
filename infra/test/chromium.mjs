import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { canUnpackPackages, libraryPath, unpackPackage } from '../run/debian-packages.mjs';
import { CACHE_DIR } from '../run/paths.mjs';
import { step } from '../run/say.mjs';

const KNOWN = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];
const COMPANIONS = /^(chromium|fonts-liberation|fontconfig)/;

/**
 * Finds Chromium for the end-to-end tests: CHROMIUM_PATH, an installed one, or Debian's: installed when we are root, else
 * unpacked inside the project. Returns variables for the test runner.
 * @throws with one line on what to do
 */
export async function ensureChromium(env = process.env) {
  if (env.CHROMIUM_PATH) return { CHROMIUM_PATH: env.CHROMIUM_PATH };
  const installed = KNOWN.find((path) => existsSync(path));
  if (installed) return { CHROMIUM_PATH: installed };
  const advice = 'Chromium is needed for the end-to-end tests: install it (apt install chromium, brew install chromium) or set CHROMIUM_PATH.';
  if (!canUnpackPackages()) throw new Error(advice);
  if (process.getuid?.() === 0 && (await step('Installing Chromium from Debian', () => Promise.resolve(install())))) return { CHROMIUM_PATH: KNOWN[0] };
  return unpacked(advice);
}

function install() {
  const apt = (...args) => spawnSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0;
  const chromium = () => apt('install', '-y', '--no-install-recommends', 'chromium');
  return chromium() || (apt('update') && chromium());
}

async function unpacked(advice) {
  const dir = join(CACHE_DIR, `chromium-${process.arch}`);
  const root = existsSync(join(dir, 'root'))
    ? join(dir, 'root')
    : await step('Fetching Chromium from Debian, into .cache (once)', () => unpackPackage('chromium', dir, (name) => COMPANIONS.test(name)));
  const variables = {
    CHROMIUM_PATH: join(root, 'usr/lib/chromium/chromium'),
    LD_LIBRARY_PATH: libraryPath(root),
    ...(existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_SYSROOT: root }),
  };
  const works = spawnSync(variables.CHROMIUM_PATH, ['--version'], { env: { ...process.env, ...variables } }).status === 0;
  if (!works) throw new Error(`${advice} (Debian's package was fetched and does not run here.)`);
  return variables;
}
