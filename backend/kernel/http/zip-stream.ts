import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import yazl from 'yazl';

export interface ZipEntry {
  /** Path of the file inside the ZIP. */
  name: string;
  data: Buffer | string | ZipFile;
}

/** A ZIP entry that is too large for memory. It is opened when its turn comes, and stored without compression. */
export interface ZipFile {
  bytes: number;
  open(): Promise<Readable>;
}

/** Endings of files that are compressed already. Compressing them again would take time and save nothing. */
const PACKED = /\.(webp|png|jpg|gif|mp4|webm|mp3)$/;

/**
 * Makes a ZIP while it is being read, with only one entry or a piece of it in memory. An error in an entry ends the stream, and destroying the stream
 * ends the work.
 */
export function zipStream(entries: AsyncIterable<ZipEntry>, mtime: Date): Readable {
  const zip = new yazl.ZipFile();
  const output = zip.outputStream as Readable;
  const broken = (error: unknown): void => void output.destroy(error as Error);
  let open: Readable | undefined;
  output.once('close', () => open?.destroy());
  const add = ({ name, data }: ZipEntry): Promise<void> =>
    new Promise((resolve) => {
      const size = isFile(data) ? { size: data.bytes } : {};
      // A large ZIP entry is opened when its turn comes, and read no faster than the client takes the answer.
      zip.addReadStreamLazy(name, { mtime, compress: !isFile(data) && !PACKED.test(name), ...size }, (give) => {
        openEntry(data).then((bytes) => {
          bytes.once('end', resolve);
          bytes.once('error', (error) => output.destroy(error));
          open = bytes;
          give(null, bytes);
        }, broken);
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
  fill().catch(broken);
  return output;
}

const isFile = (data: ZipEntry['data']): data is ZipFile => typeof data === 'object' && 'open' in data;

async function openEntry(data: ZipEntry['data']): Promise<Readable> {
  return isFile(data) ? data.open() : Readable.from(data.length > 0 ? [Buffer.from(data)] : []);
}
