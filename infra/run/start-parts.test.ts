import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const dir = mkdtempSync(join(tmpdir(), 'start-parts-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** Calls a function of the launcher in a process of its own, because the launcher is plain JavaScript without types. */
const call = (file: string, expression: string, env: NodeJS.ProcessEnv = process.env): unknown => {
  const url = new URL(file, import.meta.url).href;
  const script = `import(${JSON.stringify(url)}).then(async (m) => process.stdout.write(JSON.stringify(await (${expression})) ?? 'null'))`;
  return JSON.parse(execFileSync(process.execPath, ['-e', script], { encoding: 'utf8', env }));
};

describe('the parts of npm start', () => {
  it('`npm start` refuses a Node that is too old, and Windows, each in one line', () => {
    expect(call('./node-version.mjs', "['20.18.3', '18.20.0'].map((v) => m.nodeProblem(v, 'linux'))")).toEqual([
      expect.stringMatching(/^Node 20\.19\.0 or later is needed; this is 20\.18\.3\.[^\n]*$/),
      expect.stringMatching(/this is 18\.20\.0/),
    ]);
    expect(call('./node-version.mjs', "['20.19.0', '20.20.2', '22.0.0'].map((v) => m.nodeProblem(v, 'darwin'))")).toEqual([null, null, null]);
    expect(call('./node-version.mjs', "m.nodeProblem('22.0.0', 'win32')")).toMatch(/WSL/);
  });

  it("`npm start` says in one line that the data folder's path is a file, or below one, and cannot hold data", () => {
    const file = join(dir, 'a-file');
    writeFileSync(file, '');
    for (const path of [file, join(file, 'below')]) expect(call('./paths.mjs', `m.dataDirProblem(${JSON.stringify(path)})`)).toBe(`${path} is no folder that can be written to. Let CONJURE_DATA_DIR name another one, or leave it out.`);
    expect(call('./paths.mjs', `m.dataDirProblem(${JSON.stringify(join(dir, 'new', 'one'))})`)).toBeNull();
    const start = spawnSync(process.execPath, [fileURLToPath(new URL('./start.mjs', import.meta.url))], { encoding: 'utf8', env: { ...process.env, CONJURE_DATA_DIR: file } });
    expect([start.status, `${start.stdout}${start.stderr}`.trim().split('\n')]).toEqual([1, [expect.stringContaining('is no folder that can be written to.') as string]]);
  });

  it('`npm start` reads .env; variables that are already set win, and empty values count as unset', () => {
    const file = join(dir, '.env');
    writeFileSync(file, 'A=file\nB=file\nC=file # a note\nD=\n# E=no\n');
    const real = { A: 'real', B: '', X: 'x' };
    expect(call('./env-file.mjs', `m.environment(${JSON.stringify(real)}, ${JSON.stringify(file)})`)).toEqual({ A: 'real', B: 'file', C: 'file', X: 'x' });
  });

  it('`npm start` makes a secret once and keeps it in a file that only its owner can read', () => {
    const twice = `[1, 2].map((n) => m.keptSecret(${JSON.stringify(dir)}, 'secret', () => 'made ' + n))`;
    expect(call('./secrets.mjs', twice)).toEqual(['made 1', 'made 1']);
    expect(statSync(join(dir, 'secret')).mode & 0o777).toBe(0o600);
  });

  it('`npm start` takes a higher port when the wanted one is in use', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    const found = call('./ports.mjs', `m.firstFreePort(${port})`);
    server.close();
    expect(found).toBeGreaterThan(port);
  });

  it('a launcher takes over the lock of a launcher that died', () => {
    writeFileSync(join(dir, 'launcher.lock'), JSON.stringify({ pid: 2_147_483_646, url: 'http://gone' }));
    const take = `m.takeLauncherLock(${JSON.stringify(dir)})`;
    expect(call('./launcher-lock.mjs', `(${take}).holder ?? 'ours'`)).toBe('ours');
  });

  it('`npm start` prints only the message of a JSON log line, and other lines unchanged', () => {
    const lines = ['{"level":30,"msg":"listening"}', '{"level":50,"msg":"failed","err":{"message":"why"}}', 'plain', '{broken'];
    expect(call('./node-process.mjs', `m.readable(${JSON.stringify(lines)})`)).toEqual(['listening', 'failed: why', 'plain', '{broken']);
  });
});

describe('npm test', () => {
  const stages = (results: string): { passed: number; failed: number } => {
    const script = `m.runStages(${results}).then((sum) => sum)`;
    const url = new URL('../test/stages.mjs', import.meta.url).href;
    const program = `import(${JSON.stringify(url)}).then(async (m) => { process.stdout.write('\\n' + JSON.stringify(await (${script}))) })`;
    return JSON.parse(execFileSync(process.execPath, ['-e', program], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).split('\n').at(-1)!) as never;
  };

  it('`npm test` goes on after a failed stage, and counts one failure for a stage that throws or runs no test', () => {
    const results = `[
      { name: 'a', run: async () => ({ passed: 3, failed: 0 }) },
      { name: 'b', run: async () => { throw new Error('broken') } },
      { name: 'c', run: async () => ({ passed: 0, failed: 0 }) },
      { name: 'd', run: async () => ({ passed: 4, failed: 2 }) },
    ]`;
    expect(stages(results)).toEqual({ passed: 7, failed: 4 });
  });

  it('`npm test` lists its stages and exits with 1 when --only names a stage that does not exist', () => {
    const run = fileURLToPath(new URL('../test/run.mjs', import.meta.url));
    const { status, stderr } = spawnSync(process.execPath, [run, '--only', 'nothing'], { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toContain('lint, types, architecture, unit, bundle, integration, e2e');
  });
});
