import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { ExportEntry, PersonalData } from '#kernel/module.ts';
import { readZip } from '#testing/read-zip.ts';
import { exportArchive } from './export-archive.ts';

const MEGABYTE = 1024 * 1024;
const NOW = new Date('2026-11-21T12:00:00Z');

/** Yields `size` pictures of a megabyte, or fails before the one at `failAt`. It counts how many were read, and stores when the reading ends. */
function album(size: number, failAt = Infinity): { part: PersonalData; asked(): number; ended(): boolean } {
  let asked = 0;
  let ended = false;
  async function* pictures(): AsyncGenerator<ExportEntry> {
    try {
      for (; asked < size; ) {
        if (asked === failAt) throw new Error('the disk is gone');
        asked += 1;
        yield await Promise.resolve({ name: `files/${asked}.webp`, data: randomBytes(MEGABYTE) });
      }
    } finally {
      ended = true;
    }
  }
  return { part: { export: pictures, erase: () => Promise.resolve() }, asked: () => asked, ended: () => ended };
}

describe('an export archive', () => {
  it('an export archive contains every entry, as JSON or as its raw bytes', async () => {
    const values: PersonalData = {
      async *export(userId) {
        yield await Promise.resolve({ name: 'a/b.json', data: { userId, when: NOW } });
        yield { name: 'empty.bin', data: Buffer.alloc(0) };
      },
      erase: () => Promise.resolve(),
    };
    const entries = readZip(await buffer(exportArchive([values, album(3).part], 'somebody', NOW)));
    expect([...entries.keys()]).toEqual(['README.txt', 'a/b.json', 'empty.bin', 'files/1.webp', 'files/2.webp', 'files/3.webp']);
    expect(JSON.parse(entries.get('a/b.json')!.toString())).toEqual({ userId: 'somebody', when: NOW.toISOString() });
    expect(entries.get('files/3.webp')).toHaveLength(MEGABYTE);
  });

  it('an export archive is made no faster than the client reads it, and stops when the client disconnects', async () => {
    const { part, asked, ended } = album(50);
    const archive = exportArchive([part], 'somebody', NOW);
    archive.once('readable', () => undefined);
    await wait(100);
    expect(asked()).toBeLessThanOrEqual(2);
    archive.destroy();
    await wait(50);
    expect(asked()).toBeLessThanOrEqual(2);
    expect(ended()).toBe(true);
  });

  it('an export archive ends with the error of the part that failed', async () => {
    const { part } = album(5, 2);
    await expect(buffer(exportArchive([part], 'somebody', NOW))).rejects.toThrow('the disk is gone');
  });
});
