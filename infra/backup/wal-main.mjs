import { createHash } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * Stores or fetches one segment of Postgres's log, for `archive_command` and `restore_command`:
 *   node infra/backup/wal-main.mjs put <folder or s3://bucket/prefix> %p %f
 *   node infra/backup/wal-main.mjs get <folder or s3://bucket/prefix> %p %f
 * It exits with 1 on failure: then Postgres tries again, or has reached the end of the log. A stored segment with another content
 * is an error, and is never overwritten. This is plain Node, because Postgres runs the file for each segment.
 */
const [action, target = '', path = '', name = ''] = process.argv.slice(2);
const sha256 = (data) => createHash('sha256').update(data).digest('hex');

/** Writes a segment of the log into a file completely or not at all, even when the machine loses power. */
function writeWhole(file, data) {
  const unfinished = `${file}.part`;
  const opened = openSync(unfinished, 'w', 0o600);
  try {
    writeFileSync(opened, data);
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
  renameSync(unfinished, file);
}

/** The places for segments of the log: a folder or a bucket. `read` answers null when the place has no such segment. */
function folder(dir) {
  const file = join(dir, 'wal', name);
  return {
    read: () => (existsSync(file) ? readFileSync(file) : null),
    write(data) {
      mkdirSync(join(dir, 'wal'), { recursive: true });
      writeWhole(file, data);
    },
  };
}

async function bucket(named, prefix) {
  const { GetObjectCommand, PutObjectCommand, S3Client } = await import('@aws-sdk/client-s3');
  const { S3_ENDPOINT: endpoint, S3_REGION: region = 'us-east-1', S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = process.env;
  const client = new S3Client({
    region, forcePathStyle: Boolean(endpoint), credentials: { accessKeyId, secretAccessKey }, ...(endpoint && { endpoint }),
    requestChecksumCalculation: 'WHEN_REQUIRED', responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const place = { Bucket: named, Key: `${prefix ? `${prefix}/` : ''}wal/${name}` };
  return {
    async read() {
      try {
        return Buffer.from(await (await client.send(new GetObjectCommand(place))).Body.transformToByteArray());
      } catch (error) {
        if (error.$metadata?.httpStatusCode === 404) return null;
        throw error;
      }
    },
    write: (data) => client.send(new PutObjectCommand({ ...place, Body: data, ContentLength: data.length })),
  };
}

try {
  const s3 = /^s3:\/\/([^/]+)\/?(.*?)\/*$/.exec(target);
  const store = s3 ? await bucket(s3[1], s3[2]) : folder(target);
  const there = await store.read();
  if (action === 'put') {
    const data = readFileSync(path);
    if (there === null) await store.write(data);
    else if (sha256(there) !== sha256(data)) throw new Error(`${name} is there with another content: is this archive of another server?`);
  } else if (action === 'get') {
    if (there === null) throw new Error(`${name} is not there.`);
    writeWhole(path, there);
  } else {
    throw new Error('put or get is asked for.');
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
