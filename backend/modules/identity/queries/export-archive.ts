import type { Readable } from 'node:stream';
import { PRODUCT } from '#contracts/product.ts';
import { zipStream } from '#kernel/http/zip-stream.ts';
import type { ZipEntry } from '#kernel/http/zip-stream.ts';
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

/** Streams a ZIP of the personal data of all modules, which is made while it is read. An error ends the stream; destroying the stream stops the work. */
export const exportArchive = (parts: readonly PersonalData[], userId: string, now: Date): Readable => zipStream(entriesOf(parts, userId), now);

async function* entriesOf(parts: readonly PersonalData[], userId: string): AsyncGenerator<ZipEntry> {
  yield { name: 'README.txt', data: README };
  for (const part of parts) {
    for await (const { name, data } of part.export(userId)) yield { name, data: bytesOf(data) };
  }
}

const bytesOf = (data: ExportEntry['data']): Buffer => (Buffer.isBuffer(data) ? data : Buffer.from(JSON.stringify(data, null, 2)));
