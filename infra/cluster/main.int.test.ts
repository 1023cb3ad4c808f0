import { afterAll, expect, it } from 'vitest';
import { guardedSpawn } from '../run/guarded-spawn.mjs';
import type { GuardedChild } from '../run/guarded-spawn.mjs';
import { ROOT } from '../run/paths.mjs';
import { findClusterPrograms } from './programs.ts';

const found = await findClusterPrograms();
const missing = typeof found === 'string' ? found : null;
let command: GuardedChild | undefined;
afterAll(() => command?.child.kill('SIGKILL'));

it.skipIf(missing !== null)(`\`npm run cluster\` answers pages, and ends with Ctrl-C${missing === null ? '' : ` (skipped: ${missing})`}`, { timeout: 240_000 }, async () => {
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    command = guardedSpawn('node', ['--import', 'tsx', 'infra/cluster/main.ts', '--apis', '1', '--workers', '1'], {
      cwd: ROOT,
      onOutput: (text) => {
        said += text;
        const [, address] = /answers at (http:\/\/\S+)\. /.exec(said) ?? [];
        if (address !== undefined) resolve(address);
      },
    });
    void command.ended.then(() => reject(new Error(`npm run cluster ended: ${said}`)));
  });
  const page = await fetch(url);
  expect({ status: page.status, type: page.headers.get('Content-Type') }).toEqual({ status: 200, type: 'text/html; charset=utf-8' });
  expect(await page.text()).toContain('<title>');
  command?.child.kill('SIGINT');
  expect(await command?.ended).toMatchObject({ code: 0 });
});
