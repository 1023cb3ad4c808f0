import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { assertObjectKey } from './object-key.ts';
import { putParts } from './s3-parts.ts';
import { StoredObjectMissing } from './storage.ts';
import type { Storage } from './storage.ts';

export interface S3StorageOptions {
  /** Address of an S3-compatible server; null for Amazon's own. */
  endpoint: string | null;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

type Sdk = typeof import('@aws-sdk/client-s3');

const isMissing = (error: unknown): boolean =>
  ['NoSuchKey', 'NotFound'].includes((error as { name?: string }).name ?? '') ||
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 404;

/** Stores objects in an S3 bucket. The SDK is loaded at the first use, so that a server that stores on disk never loads it. */
export function createS3Storage(options: S3StorageOptions): Storage {
  const Bucket = options.bucket;
  let opened: Promise<{ sdk: Sdk; client: S3Client }> | undefined;
  const open = (): Promise<{ sdk: Sdk; client: S3Client }> => {
    opened ??= import('@aws-sdk/client-s3').then((sdk) => ({ sdk, client: connect(sdk, options) }));
    return opened;
  };
  return {
    async put(key, data, mime) {
      const { sdk, client } = await open();
      await client.send(
        new sdk.PutObjectCommand({ Bucket, Key: assertObjectKey(key), Body: data, ContentType: mime, ContentLength: data.length }),
      );
    },
    async putStream(key, data, mime) {
      const { sdk, client } = await open();
      return putParts({ sdk, client, Bucket, Key: assertObjectKey(key) }, data, mime);
    },
    async read(key, range) {
      const { sdk, client } = await open();
      try {
        const Range = range && `bytes=${range.start}-${range.end}`;
        const answer = await client.send(new sdk.GetObjectCommand({ Bucket, Key: assertObjectKey(key), ...(Range && { Range }) }));
        return answer.Body as Readable;
      } catch (error) {
        throw isMissing(error) ? new StoredObjectMissing(key) : error;
      }
    },
    async size(key) {
      const { sdk, client } = await open();
      try {
        const answer = await client.send(new sdk.HeadObjectCommand({ Bucket, Key: assertObjectKey(key) }));
        return answer.ContentLength ?? null;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async delete(key) {
      const { sdk, client } = await open();
      await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: assertObjectKey(key) }));
    },
    async sweepUnfinished(folder, before) {
      const { sdk, client } = await open();
      const { Uploads = [] } = await client.send(new sdk.ListMultipartUploadsCommand({ Bucket, Prefix: `${assertObjectKey(folder)}/` }));
      for (const { Key, UploadId, Initiated } of Uploads) {
        if (Initiated && Initiated < before) await client.send(new sdk.AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
      }
    },
  };
}

function connect(sdk: Sdk, { endpoint, region, accessKeyId, secretAccessKey }: S3StorageOptions): S3Client {
  return new sdk.S3Client({
    region,
    ...(endpoint ? { endpoint } : {}),
    forcePathStyle: endpoint !== null,
    credentials: { accessKeyId, secretAccessKey },
    // The S3 SDK sends checksums only where required, because servers that do not know its framing would store it inside the object.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}
