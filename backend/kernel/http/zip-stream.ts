import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import yazl from 'yazl';

export interface ZipEntry {
  /** Path inside the archive. */
  name: string;
  data: Buffer | string;
}

/** Compressed already: a second time costs processor and saves nothing. */
const PACKED = /\.(webp|png|jpg|gif|mp4|webm|mp3)$/;

/** A ZIP that is made while it is read: one entry is in memory. An error ends the stream; destroying the stream ends the work. */
export function zipStream(entries: AsyncIterable<ZipEntry>, mtime: Date): Readable {
  const zip = new yazl.ZipFile();
  const output = zip.outputStream as Readable;
  const add = ({ name, data }: ZipEntry): Promise<void> =>
    new Promise((resolve) => {
      // Asked for when its turn comes, and read no faster than the answer is.
      zip.addReadStreamLazy(name, { mtime, compress: !PACKED.test(name) }, (give) => {
        const bytes = Readable.from(data.length > 0 ? [Buffer.from(data)] : []);
        bytes.once('end', resolve);
        give(null, bytes);
      });
    });

  async function fill(): Promise<void> {
    const closed = finished(output, { writable: false }).then(() => 'closed' as const);
    closed.catch(() => undefined);
    for await (const entry of entries) {
      if ((await Promise.race([add(entry), closed])) === 'closed') return;
    }
    zip.end();
  }

  zip.on('error', (error: Error) => void output.destroy(error));
  fill().catch((error: unknown) => output.destroy(error as Error));
  return output;
}
