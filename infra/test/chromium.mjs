import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { canUnpackPackages, libraryPath, unpackPackage } from '../run/debian-packages.mjs';
import { CACHE_DIR } from '../run/paths.mjs';
import { step } from '../run/say.mjs';

const KNOWN = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];
const COMPANIONS = /^(chromium|fonts-liberation|fontconfig)/;
const SHELL = 'chromium-headless-shell';

/**
 * Finds Chromium for the end-to-end tests: CHROMIUM_PATH, an installed one, or Debian's: installed for root, else unpacked inside the
 * project. Returns variables for the test runner. With `shell` it prefers Debian's headless shell, the same engine without windows, which
 * takes less of the processor and knows no push messages; otherwise it takes the whole Chromium.
 * @throws with one line on what to do
 */
export async function ensureChromium({ shell = false, env = process.env } = {}) {
  if (env.CHROMIUM_PATH) return { CHROMIUM_PATH: env.CHROMIUM_PATH };
  const known = shell ? [`/usr/bin/${SHELL}`] : KNOWN;
  const installed = known.find((path) => existsSync(path));
  if (installed) return { CHROMIUM_PATH: installed };
  const advice = 'Chromium is needed for the end-to-end tests: install it (apt install chromium, brew install chromium) or set CHROMIUM_PATH.';
  const name = shell ? SHELL : 'chromium';
  try {
    if (!canUnpackPackages()) throw new Error(advice);
    if (process.getuid?.() === 0 && (await step(`Installing ${name} from Debian`, () => Promise.resolve(install(name))))) return { CHROMIUM_PATH: known[0] };
    return await unpacked(name, advice);
  } catch (error) {
    if (shell) return ensureChromium({ env });
    throw error;
  }
}

function install(name) {
  const apt = (...args) => spawnSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0;
  const chromium = () => apt('install', '-y', '--no-install-recommends', name);
  return chromium() || (apt('update') && chromium());
}

async function unpacked(name, advice) {
  const dir = join(CACHE_DIR, `${name}-${process.arch}`);
  const root = existsSync(join(dir, 'root'))
    ? join(dir, 'root')
    : await step('Fetching Chromium from Debian, into .cache (once)', () => unpackPackage(name, dir, (each) => COMPANIONS.test(each)));
  const variables = {
    CHROMIUM_PATH: join(root, 'usr/lib/chromium', name),
    LD_LIBRARY_PATH: libraryPath(root),
    ...(existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_SYSROOT: root }),
  };
  const works = spawnSync(variables.CHROMIUM_PATH, ['--version'], { env: { ...process.env, ...variables } }).status === 0;
  if (!works) throw new Error(`${advice} (Debian's package was fetched and does not run here.)`);
  return variables;
}
