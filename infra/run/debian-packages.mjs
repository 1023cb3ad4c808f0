import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const WANTED = /^(lib|lua-)/;

/** Returns whether Debian packages can be fetched and unpacked on this machine, without touching the system. */
export const canUnpackPackages = () =>
  ['apt-get', 'apt-cache', 'dpkg', 'dpkg-query'].every((tool) => spawnSync(tool, ['--version'], { stdio: 'ignore' }).status === 0);

/**
 * Downloads a Debian package with the libraries that the system lacks and unpacks them below `dir`; nothing is installed, no root needed. It
 * uses the machine's package lists, or lists of its own when those are missing or old. `own(name)` names further packages to unpack in any
 * case, because programs look for parts beside themselves. Returns the folder that stands for `/`.
 * @throws with apt's last lines
 */
export async function unpackPackage(name, dir, own = () => false) {
  const root = join(dir, 'root');
  if (existsSync(root)) return root;
  const unfinished = `${root}.${process.pid}`;
  const packages = join(dir, 'packages');
  rmSync(packages, { recursive: true, force: true });
  mkdirSync(packages, { recursive: true });
  try {
    await download(name, packages, systemLists(), own);
  } catch {
    // Fetches package lists of its own and tries again: slim images carry none, and old lists name versions that the mirror has deleted.
    const lists = ownLists(dir);
    await apt('apt-get', [...lists, 'update'], packages);
    await download(name, packages, lists, own);
  }
  for (const file of readdirSync(packages).filter((entry) => entry.endsWith('.deb'))) {
    await apt('dpkg', ['-x', file, unfinished], packages);
  }
  renameSync(unfinished, root);
  rmSync(packages, { recursive: true, force: true });
  return root;
}

/** Returns the folders below an unpacked package in which its libraries lie, for LD_LIBRARY_PATH. */
export function libraryPath(root) {
  const folders = [];
  for (const base of ['usr/lib', 'lib']) {
    const dir = join(root, base);
    if (!existsSync(dir)) continue;
    folders.push(dir, ...readdirSync(dir).filter((entry) => entry.includes('-linux-')).map((entry) => join(dir, entry)));
  }
  return folders.join(':');
}

const systemLists = () => ['-o', 'APT::Sandbox::User=root'];

function ownLists(dir) {
  const state = join(dir, 'apt');
  for (const folder of ['lists/partial', 'archives/partial']) mkdirSync(join(state, folder), { recursive: true });
  const set = (name, value) => ['-o', `${name}=${value}`];
  return [
    ...systemLists(),
    ...set('Dir::State', state),
    ...set('Dir::State::Lists', join(state, 'lists')),
    ...set('Dir::State::status', '/var/lib/dpkg/status'),
    ...set('Dir::Cache', state),
    ...set('Dir::Cache::archives', join(state, 'archives')),
    // Switches off the hooks after apt's update: in container images they clean the system's folders, which this download must not do.
    ...set('APT::Update::Post-Invoke::', 'true'),
  ];
}

async function download(name, folder, options, own) {
  const names = await missingPackages(name, options, own);
  await apt('apt-get', [...options, 'download', ...names], folder);
}

/** Returns the name of a Debian package and of the libraries that it needs, directly or indirectly, and the system lacks. */
async function missingPackages(name, options, own) {
  const missing = new Set([name]);
  const seen = new Set([name]);
  for (let level = [name]; level.length > 0; ) {
    const needed = (await dependsOf(level, options)).filter((dependency) => !seen.has(dependency));
    needed.forEach((dependency) => seen.add(dependency));
    level = needed.filter((dependency) => own(dependency) || (WANTED.test(dependency) && !isInstalled(dependency)));
    level.forEach((dependency) => missing.add(dependency));
  }
  return [...missing];
}

async function dependsOf(names, options) {
  const flags = ['recommends', 'suggests', 'conflicts', 'breaks', 'replaces', 'enhances'].map((kind) => `--no-${kind}`);
  const text = await apt('apt-cache', [...options, 'depends', ...flags, ...names], '/');
  // Takes the first of alternative packages, because the others are second choices. apt marks all alternatives but the last with a bar.
  const found = [];
  let alternative = false;
  for (const line of text.split('\n')) {
    const match = /^\s+(\|)?(?:Pre)?Depends: (\S+)/.exec(line);
    if (!match) continue;
    if (!alternative && !match[2].startsWith('<')) found.push(match[2]);
    alternative = match[1] === '|';
  }
  return [...new Set(found)];
}

function isInstalled(name) {
  const { stdout } = spawnSync('dpkg-query', ['-W', '-f', '${db:Status-Status}\n', name], { encoding: 'utf8' });
  return stdout?.split('\n').includes('installed') ?? false;
}

function apt(command, args, cwd) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, LC_ALL: 'C', DEBIAN_FRONTEND: 'noninteractive' }, stdio: ['ignore', 'pipe', 'pipe'] });
    let out = '';
    let errors = '';
    child.stdout.setEncoding('utf8').on('data', (text) => (out += text));
    child.stderr.setEncoding('utf8').on('data', (text) => (errors += text));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve(out) : reject(new Error(`${command} ${args.at(-1)}: ${errors.trim().split('\n').slice(-3).join(' ')}`)),
    );
  });
}
