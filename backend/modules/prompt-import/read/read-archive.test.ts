import { randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import yazl from 'yazl';
import { draftOf } from '../domain/draft-of.ts';
import type { MadeDraft } from '../domain/draft-of.ts';
import { UnreadableFile } from '../domain/found-prompt.ts';
import { ARCHIVE_LIMITS, readArchive } from './read-archive.ts';
import type { ArchiveLimits } from './read-archive.ts';
import { readFile } from './read-file.ts';

async function zipOf(files: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [name, data] of Object.entries(files)) zip.addBuffer(Buffer.from(data as Buffer), name);
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}
async function read(data: Buffer): Promise<MadeDraft[]> {
  const made: MadeDraft[] = [];
  for await (const each of (await readFile('prompts.zip', data)).found) made.push(draftOf(each));
  return made;
}
const failure = (data: Buffer) => read(data).then(() => null, (error: unknown) => (error instanceof UnreadableFile ? error.message : error));

describe('a folder of Markdown files', () => {
  it('each Markdown file in a ZIP becomes one prompt; all other files are reported and not unpacked', async () => {
    const inner = await zipOf({ 'x.md': 'x' });
    const made = await read(await zipOf({
      'set/garden-plan.md': 'Plan a {{garden}}.', 'set/story.prompt.md': '# Tell a story\n\nAbout ${hero:a fox}', 'set/.DS_Store': 'x', '__MACOSX/set/._a.md': 'x',
      'set/more.zip': inner, 'set/logo.png': Buffer.alloc(10), 'set/binary.md': Buffer.alloc(3_000), 'set/large.md': randomBytes(600_000).toString('hex'),
    }));
    expect(made.map(({ title, reason }) => [title, reason])).toEqual([
      ['Garden plan', null], ['Tell a story', null],
      ['set/more.zip', 'Archives within an archive are not opened.'], ['set/logo.png', 'Only Markdown and text files are read.'],
      ['set/binary.md', expect.stringContaining('not a text file')], ['set/large.md', 'It is larger than 1 MB.'],
    ]);
  });
});

describe('hostile archives end in one reason', () => {
  it('a ZIP with a file that unpacks to 50 MB is refused with one reason', async () => {
    const bomb = await zipOf({ 'ok.md': 'A good one here', 'bomb.md': Buffer.alloc(50 * 1024 * 1024, 'a') });
    expect(bomb.length).toBeLessThan(100_000);
    expect(await failure(bomb)).toContain('far too much data');
  });

  it('a ZIP whose files are too large together, or too many, is refused with one reason', async () => {
    const zip = await zipOf(Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`f${n}.md`, 'Something to read. '.repeat(50)])));
    const within = async (limits: Partial<ArchiveLimits>) => {
      try {
        for await (const found of readArchive(zip, { ...ARCHIVE_LIMITS, ...limits })) expect(found).toHaveProperty('text');
        return null;
      } catch (error) {
        return (error as Error).message;
      }
    };
    expect(await within({})).toBeNull();
    expect(await within({ totalBytes: 5_000 })).toContain('far too much data');
    expect(await within({ entries: 11 })).toContain('more than 11 files');
    expect(await within({ entries: 5 })).toContain('more than 5 files');
  });

  it.each([
    '../../etc/cron.md', '/etc/cron.md', 'a/../../b.md', 'C:/x.md'
  ])('a ZIP with the path %s, which leads out of its folder, is refused with one reason', async (name) => {
    const innocent = 'x'.repeat(name.length);
    const zip = await zipOf({ [innocent]: 'Something to read' });
    const renamed = Buffer.from(zip.toString('latin1').replaceAll(innocent, name), 'latin1');
    expect(await failure(renamed)).toContain('outside its folder');
  });

  it('a ZIP with a file that unpacks to more than its entry declares makes no draft', async () => {
    const zip = await zipOf({ 'x.md': Buffer.alloc(400_000, 'a') });
    const packed = deflateRawSync(Buffer.alloc(400_000, 'a')).length;
    const lying = Buffer.from(zip);
    // Overwrites the size that the ZIP's directory declares for the entry; it stands 24 bytes after the start of the entry.
    lying.writeUInt32LE(10, lying.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1')) + 24);
    expect(packed).toBeLessThan(2_000);
    expect((await read(lying).catch(() => []))[0]?.content ?? null).toBeNull();
  });

  it('a ZIP that is cut off, is empty or has no Markdown file is refused with one reason', async () => {
    const zip = await zipOf({ 'x.md': 'Something to read' });
    expect(await failure(zip.subarray(0, zip.length - 30))).toContain('broken');
    expect(await failure(await zipOf({}))).toContain('no Markdown file');
    expect(await failure(await zipOf({ '.hidden': 'x' }))).toContain('no Markdown file');
  });
});
