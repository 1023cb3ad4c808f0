import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface S3Double {
  endpoint: string;
  objects: Map<string, { data: Buffer; mime: string | undefined }>;
  uploads: Map<string, Buffer[]>;
  requests: { method: string; headers: IncomingMessage['headers'] }[];
  server: Server;
}

/** Starts the simplest S3-compatible server: it stores all bytes that arrive, even checksum framing. */
export async function startS3Double(port = 0): Promise<S3Double> {
  const objects: S3Double['objects'] = new Map();
  const uploads: S3Double['uploads'] = new Map();
  const requests: S3Double['requests'] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const key = decodeURIComponent(new URL(request.url ?? '', 'http://s3').pathname);
      const data = await buffer(request);
      const asked = new URL(request.url ?? '', 'http://s3').searchParams;
      const xml = (text: string) => response.writeHead(200, { 'content-type': 'application/xml' }).end(text);
      requests.push({ method: request.method ?? '', headers: request.headers });
      // Part of a multipart upload: the double keeps parts by their number until the client completes the upload.
      const upload = asked.get('uploadId');
      if (request.method === 'POST' && asked.has('uploads')) {
        uploads.set(key, []);
        return xml(`<InitiateMultipartUploadResult><UploadId>${key}</UploadId></InitiateMultipartUploadResult>`);
      }
      if (request.method === 'GET' && asked.has('uploads')) {
        return xml(`<ListMultipartUploadsResult>${[...uploads.keys()].map((each) => `<Upload><Key>${each.replace('/bucket/', '')}</Key><UploadId>${each}</UploadId><Initiated>2020-01-01T00:00:00.000Z</Initiated></Upload>`).join('')}</ListMultipartUploadsResult>`);
      }
      if (upload !== null && request.method === 'PUT') {
        uploads.get(upload)?.push(data);
        return response.writeHead(200, { etag: `"${asked.get('partNumber')}"` }).end();
      }
      if (upload !== null) {
        if (request.method === 'POST') objects.set(key, { data: Buffer.concat(uploads.get(upload) ?? []), mime: undefined });
        uploads.delete(upload);
        return request.method === 'POST' ? xml('<CompleteMultipartUploadResult/>') : response.writeHead(204).end();
      }
      if (request.method === 'PUT') objects.set(key, { data, mime: request.headers['content-type'] });
      if (request.method === 'DELETE') objects.delete(key);
      const object = objects.get(key);
      if (request.method === 'PUT' || request.method === 'DELETE') return response.writeHead(request.method === 'PUT' ? 200 : 204).end();
      if (!object) {
        response.writeHead(404, { 'content-type': 'application/xml' });
        return response.end(request.method === 'HEAD' ? undefined : '<Error><Code>NoSuchKey</Code><Message>gone</Message></Error>');
      }
      const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
      const body = range ? object.data.subarray(Number(range[1]), Number(range[2]) + 1) : object.data;
      response.writeHead(range ? 206 : 200, { 'content-length': body.length });
      return response.end(request.method === 'HEAD' ? undefined : body);
    })();
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, objects, uploads, requests, server };
}
