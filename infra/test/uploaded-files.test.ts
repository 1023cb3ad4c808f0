import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { AVATAR_LIMIT_BYTES } from '../../backend/contracts/account.ts';
import { REPORT_LIMIT_BYTES, SCREENSHOT_LIMIT_BYTES } from '../../backend/contracts/issues.ts';
import { FILE_LIMIT_BYTES, PICTURE_LIMIT_FRAMES, PICTURE_LIMIT_PIXELS, TEXT_LIMIT_BYTES, UPLOAD_ENDINGS } from '../../backend/contracts/media.ts';
import { IMPORT_FILE_BYTES, IMPORT_PART_BYTES } from '../../backend/contracts/portability.ts';
import { IMPORT_BYTES, IMPORT_ROWS } from '../../backend/contracts/prompt-import.ts';
import { ARCHIVE_LIMITS } from '../../backend/modules/prompt-import/read/read-archive.ts';
import { repository } from './repository.ts';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const megabytes = (bytes: number): string => `${Math.round((bytes / 1024 / 1024) * 10) / 10} MB`;
const count = (number: number): string => number.toLocaleString('en-US');
/** Reads a number from code that does not export it, such as `const MOST_RATIO = 200;`. */
const constant = (path: string, name: string): string => new RegExp(`^const ${name} = ([\\d_]+)`, 'm').exec(read(path))?.[1] ?? `no ${name}`;

/** Returns the cells of the rows of docs/rules/server.md#uploaded-files whose place begins with these words. */
const rowOf = (place: string, at = 0): string[] => [...read(`docs/rules/${'server'}.md`).matchAll(/^\| (.+) \|$/gm)].map(([, cells = '']) => cells.split(' | ')).filter(([name]) => name === place)[at] ?? [];

it('the rules about uploaded files name the types and limits that the code has', () => {
  const file = 'file of a form, file check';
  const pixels = `${count(PICTURE_LIMIT_PIXELS)} pixels`;
  const dotted = (endings: readonly string[]): string => endings.map((ending) => `.${ending}`).join(', ');
  const seconds = constant('backend/modules/media/commands/inspect-upload.ts', 'UNPACK_SECONDS');
  expect(rowOf(file)).toEqual([file, `PNG, JPEG, GIF, WebP (${dotted(UPLOAD_ENDINGS.picture)})`, megabytes(FILE_LIMIT_BYTES), `${pixels} over all frames, ${PICTURE_LIMIT_FRAMES} frames, ${seconds} s`]);
  expect(rowOf(file, 1).slice(1, 3)).toEqual([`plain text (${dotted(UPLOAD_ENDINGS.text)})`, megabytes(TEXT_LIMIT_BYTES)]);
  const side = constant('backend/modules/media/commands/repaint-avatar.ts', 'SIDE');
  expect(rowOf('profile picture').slice(2)).toEqual([megabytes(AVATAR_LIMIT_BYTES), `${pixels}; becomes a WebP of ${side} × ${side}`]);
  expect(rowOf('screenshot of an issue report').slice(2)).toEqual([`${megabytes(SCREENSHOT_LIMIT_BYTES)}, the whole report ${megabytes(REPORT_LIMIT_BYTES)}`, pixels]);
  const { entries, entryBytes, totalBytes, ratio } = ARCHIVE_LIMITS;
  expect(entries).toBe(IMPORT_ROWS);
  expect(rowOf('prompt import').slice(2)).toEqual([megabytes(IMPORT_BYTES), `${count(IMPORT_ROWS)} rows or files; ZIP: ${megabytes(entryBytes)} a file, ${megabytes(totalBytes)} in all, ${ratio} times its packed size`]);
  const zip = 'backend/modules/portability/import/stored-zip.ts';
  const [most, packed, list] = ['MOST_ENTRIES', 'MOST_RATIO', 'TEXT_BYTES'].map((name) => Number(constant(zip, name).replaceAll('_', '')));
  expect(rowOf('account import').slice(2)).toEqual([`${megabytes(IMPORT_PART_BYTES)} a part`, `${count(most!)} entries, ${list} MB a list, ${megabytes(IMPORT_FILE_BYTES)} a file, ${packed} times its packed size, the quota`]);
});

it('the rules about uploaded files list each place of the server that takes a file', () => {
  const places: Readonly<Record<string, string>> = { uploadAvatar: 'profile picture', uploadFile: 'file of a form, file check', checkFile: 'file of a form, file check', uploadImport: 'prompt import', uploadImportPart: 'account import' };
  const server = [...repository('infra/test/uploaded-files.test.ts')].filter(([path]) => path.startsWith('backend/modules/') && !path.includes('.test.'));
  const routes = server.flatMap(([, text]) => [...text.matchAll(/\bmount\.upload\((\w+)/g)].map(([, name = '']) => name));
  expect(routes.sort()).toEqual(Object.keys(places).sort());
  for (const place of Object.values(places)) expect(rowOf(place), place).not.toEqual([]);
});
