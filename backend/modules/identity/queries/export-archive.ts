import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import yazl from 'yazl';
import { PRODUCT } from '#contracts/product.ts';
import type { ExportEntry, PersonalData } from '#kernel/module.ts';

const README = `Everything that ${PRODUCT} keeps of you.

account/     who you are here, your settings, and where you are signed in
wallet/      your tokens and every movement of them
prompts/     prompts that you wrote, with all of their versions
runs/        what you asked for and what came of it
files/       your uploads, pictures and videos; the lists say what each was called
messages/    what you were told
operations/  what those in charge did to your account

Long lists are divided into numbered files. Times are in UTC, amounts in whole tokens.
Passwords and other secrets are not in here, nor is the hidden text of prompts that others sell.
`;

/**
 * A ZIP of everything that the modules keep of a person, made while it is read: no more than a few entries are in memory.
 * An error ends the stream with it; destroying the stream ends the work.
 */
export function exportArchive(parts: readonly PersonalData[], userId: string, now: Date): Readable {
  const zip = new yazl.ZipFile();
  const output = zip.outputStream as Readable;
  const add = (name: string, data: Buffer): Promise<void> =>
    new Promise((resolve) => {
      // Asked for when its turn comes, and read no faster than the answer is.
      zip.addReadStreamLazy(name, { mtime: now, compress: !/\.(webp|png|jpg|gif|mp4|webm|mp3)$/.test(name) }, (give) => {
        const bytes = Readable.from(data.length > 0 ? [data] : []);
        bytes.once('end', resolve);
        give(null, bytes);
      });
    });

  async function fill(): Promise<void> {
    const closed = finished(output, { writable: false }).then(() => 'closed' as const);
    closed.catch(() => undefined);
    if ((await Promise.race([add('README.txt', Buffer.from(README)), closed])) === 'closed') return;
    for (const part of parts) {
      for await (const { name, data } of part.export(userId)) {
        if ((await Promise.race([add(name, bytesOf(data)), closed])) === 'closed') return;
      }
    }
    zip.end();
  }

  zip.on('error', (error: Error) => void output.destroy(error));
  fill().catch((error: unknown) => output.destroy(error as Error));
  return output;
}

const bytesOf = (data: ExportEntry['data']): Buffer => (Buffer.isBuffer(data) ? data : Buffer.from(JSON.stringify(data, null, 2)));
