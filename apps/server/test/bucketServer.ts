import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { BucketSettings } from '../src/platform/settings.ts';

/** Behaviour of the store: normal, or one of these failures. */
type Mood = 'well' | 'away' | 'full' | 'cut off';

export type StoreMethod = 'PUT' | 'HEAD' | 'GET' | 'DELETE';

/** Answers one request, whose body is unread, in place of the store. */
export type StoreResponse = (response: ServerResponse, request: IncomingMessage) => void;

/** A small S3-compatible store of one bucket, which takes nothing that is not signed as AWS says (Signature Version 4). */
export interface BucketServer {
  readonly settings: BucketSettings;
  /** Stored objects, by name. */
  readonly objects: ReadonlyMap<string, Buffer>;
  feel(mood: Mood): void;
  /** Has all requests of a method answered by a function. */
  setResponse(method: StoreMethod, response: StoreResponse): void;
  close(): void;
}

const BUCKET = 'michi-files';
const REGION = 'ap-northeast-1';
const ACCESS_KEY = 'MICHI-TEST-KEY';
const SECRET_KEY = 'a secret/of the+store';

/** Starts a store on the loopback. */
export async function startBucketServer(): Promise<BucketServer> {
  const objects = new Map<string, Buffer>();
  const responses = new Map<string | undefined, StoreResponse>();
  let mood: Mood = 'well';
  const server = createServer((request, response) => {
    const refuse = (status: number, code: string): void => {
      response.writeHead(status, { 'Content-Type': 'application/xml' });
      response.end(`<Error><Code>${code}</Code></Error>`);
    };
    const prepared = responses.get(request.method);
    if (prepared !== undefined) return prepared(response, request);
    const respond = async (): Promise<void> => {
      const body = await read(request);
      if (mood === 'away') return refuse(503, 'SlowDown');
      const bodyHash = createHash('sha256').update(body).digest('hex');
      if (request.headers['x-amz-content-sha256'] !== bodyHash)
        return refuse(400, 'XAmzContentSHA256Mismatch');
      if (request.headers.authorization !== signatureOf(request, bodyHash))
        return refuse(403, 'SignatureDoesNotMatch');
      const [, bucket, ...rest] = (request.url ?? '').split('/');
      if (bucket !== BUCKET) return refuse(404, 'NoSuchBucket');
      const name = rest.join('/');
      if (request.method === 'PUT') {
        if (mood === 'full') return refuse(507, 'XMinioStorageFull');
        objects.set(name, body);
        response.end();
      } else if (request.method === 'DELETE') {
        objects.delete(name);
        response.writeHead(204).end();
      } else {
        const object = objects.get(name);
        if (object === undefined) return refuse(404, 'NoSuchKey');
        response.writeHead(200, { 'Content-Length': object.length });
        if (mood !== 'cut off') response.end(object);
        else response.write(object.subarray(0, object.length / 2), () => response.destroy());
      }
    };
    return void respond().catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The store has no port.');
  return {
    settings: {
      kind: 's3',
      endpoint: `http://127.0.0.1:${address.port}`,
      bucket: BUCKET,
      prefix: 'uploads/',
      region: REGION,
      accessKeyId: ACCESS_KEY,
      secretAccessKey: SECRET_KEY,
    },
    objects,
    feel(next) {
      mood = next;
    },
    setResponse(method, response) {
      responses.set(method, response);
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}

/** The header that only the owner of the secret key can compute for this request. */
function signatureOf(request: IncomingMessage, bodyHash: string): string {
  const date = String(request.headers['x-amz-date']);
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const signed = /SignedHeaders=([^,]+)/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  const headers = signed.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const canonical = [request.method, path, query, headers.join(''), signed, bodyHash].join('\n');
  const scope = `${date.slice(0, 8)}/${REGION}/s3/aws4_request`;
  const hash = createHash('sha256').update(canonical).digest('hex');
  const mac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
  const key = ['s3', 'aws4_request'].reduce(mac, mac(mac(`AWS4${SECRET_KEY}`, date.slice(0, 8)), REGION));
  const signature = mac(key, ['AWS4-HMAC-SHA256', date, scope, hash].join('\n')).toString('hex');
  return `AWS4-HMAC-SHA256 Credential=${ACCESS_KEY}/${scope}, SignedHeaders=${signed}, Signature=${signature}`;
}
