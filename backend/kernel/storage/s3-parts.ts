import type { Readable } from 'node:stream';
import type { CompletedPart, S3Client } from '@aws-sdk/client-s3';

interface Target {
  sdk: typeof import('@aws-sdk/client-s3');
  client: S3Client;
  Bucket: string;
  Key: string;
}

/** The size of a part of an upload to S3 in bytes. S3 takes no part below 5 MB and at most 10,000 parts, so that objects can have up to 78 GB. */
const PART_BYTES = 8 * 1024 * 1024;

/** Uploads a stream to S3 in parts, with one part in memory at a time. The object appears whole, or after an error not at all. */
export async function putParts({ sdk, client, ...target }: Target, data: Readable, mime: string): Promise<number> {
  const { UploadId } = await client.send(new sdk.CreateMultipartUploadCommand({ ...target, ContentType: mime }));
  const upload = { ...target, UploadId };
  try {
    const Parts: CompletedPart[] = [];
    let bytes = 0;
    for await (const Body of parts(data)) {
      const PartNumber = Parts.length + 1;
      const { ETag } = await client.send(new sdk.UploadPartCommand({ ...upload, PartNumber, Body, ContentLength: Body.length }));
      Parts.push({ PartNumber, ETag });
      bytes += Body.length;
    }
    await client.send(new sdk.CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }));
    return bytes;
  } catch (error) {
    await client.send(new sdk.AbortMultipartUploadCommand(upload)).catch(() => undefined);
    throw error;
  }
}

/** Cuts a stream into parts of one size. The last one is smaller, and an empty stream gives one empty part. */
async function* parts(data: Readable): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  let bytes = 0;
  let sent = false;
  const arriving: AsyncIterable<Buffer> = data;
  for await (const chunk of arriving) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes < PART_BYTES) continue;
    yield Buffer.concat(chunks);
    sent = true;
    chunks = [];
    bytes = 0;
  }
  if (bytes > 0 || !sent) yield Buffer.concat(chunks);
}
