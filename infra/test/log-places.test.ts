import { expect, it } from 'vitest';
import { logPlaceProblems } from './log-places.ts';
import { repository } from './repository.ts';

const server = new Map([...repository('infra/test/log-places.test.ts')].filter(([path]) => /^backend\/.*\.ts$/.test(path) && !/\.test\.|\/testing\//.test(path)));

it('no code of the server writes a log file, or log lines past the logger', () => expect(logPlaceProblems(server)).toEqual([]));

const PLANTED = 'backend/modules/x/x.ts';
it.each([
  ['a log file', "import { appendFileSync } from 'node:fs';\nappendFileSync('/var/log/x', line);", 'may write files.'],
  ['a stream to a file', "import { createWriteStream } from 'node:fs';", 'may write files.'],
  ['the whole module for files', "import * as fs from 'node:fs/promises';", 'may write files.'],
  ['a transport of the logger', "pino.transport({ target: 'pino/file' });", 'writes log lines past the logger.'],
  ['a line to standard error', "console.error('failed', error);", 'writes log lines past the logger.'],
])('the check of log places finds %s', (_what, text, problem) => expect(logPlaceProblems(new Map([...server, [PLANTED, text]]))).toEqual([`${PLANTED} ${problem}`]));

it('the check of log places accepts code that reads files', () => expect(logPlaceProblems(new Map([...server, [PLANTED, "import { readFile, stat } from 'node:fs/promises';"]]))).toEqual([]));
