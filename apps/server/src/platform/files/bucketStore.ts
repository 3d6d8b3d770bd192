import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { readStream } from '../http/readStream.ts';
import type { BucketSettings } from '../settings.ts';
import { FileDamaged, FileMissing, FilesUnavailable } from './fileFailures.ts';
import { filePath } from './filePath.ts';
import type { FileStore } from './fileStore.ts';

/** Milliseconds for a request to the store, including its retries and its body. */
const PATIENCE = 30_000;

/** Retries when the store is busy, and the first wait in milliseconds. */
const RETRIES = 2;
const FIRST_WAIT = 100;

/** Most bytes read of an error. */
const ERROR_LIMIT = 64 * 1024;

/**
 * A bucket of an S3-compatible service, with path-style addresses, which all of them support. A file is stored
 * completely or not at all: the store accepts it only if its hash matches the signed one, and confirms its size. Only
 * the statuses of the S3 API count as success, and no redirect is followed, so that no other server answers in place of
 * the store.
 * @param patience replaced by tests
 */
export function createBucketStore(settings: BucketSettings, patience = PATIENCE): FileStore {
  const { endpoint, bucket, prefix, region, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
  });

  const sendSigned = async (url: string, init: RequestInit): Promise<Response> => {
    // The signal belongs to `fetch`: a request that is made with it stops listening once it is garbage.
    const signal = AbortSignal.timeout(patience);
    for (let retries = 0; ; retries += 1) {
      const response = await fetch(await client.sign(url, init), { signal });
      if (retries === RETRIES || (response.status < 500 && response.status !== 429)) return response;
      await discard(response);
      await setTimeout(FIRST_WAIT * 2 ** retries);
    }
  };

  /** @throws FileMissing, and FilesUnavailable for any other status than the expected one */
  const ask = async (method: string, id: string, expected: number, bytes?: Uint8Array): Promise<Response> => {
    const url = `${endpoint}/${bucket}/${prefix}${filePath(id)}`;
    const body = bytes === undefined ? undefined : new Uint8Array(bytes);
    let response: Response;
    try {
      response = await sendSigned(url, {
        method,
        headers: { 'X-Amz-Content-Sha256': hashOf(body), 'Accept-Encoding': 'identity' },
        redirect: 'manual',
        ...(body !== undefined && { body }),
      });
    } catch (error) {
      throw new FilesUnavailable(error);
    }
    if (response.status !== expected) throw await failure(id, response);
    return response;
  };

  return {
    async write(id, bytes) {
      await discard(await ask('PUT', id, 200, bytes));
      const { headers } = await ask('HEAD', id, 200);
      const size = headers.get('content-length') ?? 'an unknown number of';
      if (size !== String(bytes.length))
        throw new FilesUnavailable(new Error(`The store has ${size} bytes instead of ${bytes.length}.`));
    },
    async read(id, size) {
      const response = await ask('GET', id, 200);
      const encoding = response.headers.get('content-encoding');
      const length = Number(response.headers.get('content-length') ?? size);
      if (encoding !== null || length !== size) {
        await discard(response);
        throw encoding === null
          ? new FileDamaged(id, size, length)
          : new FilesUnavailable(new Error(`The store has encoded the file: ${encoding}`));
      }
      const bytes = await readStream(response.body, size).catch((error: unknown) => {
        throw new FilesUnavailable(error);
      });
      if (bytes?.length !== size) throw new FileDamaged(id, size, bytes?.length ?? 'more');
      return bytes;
    },
    async remove(id) {
      try {
        await discard(await ask('DELETE', id, 204));
      } catch (error) {
        if (!(error instanceof FileMissing)) throw error;
      }
    },
  };
}

/** Only the store itself says that it lacks the file: not a proxy, and not for a whole bucket. */
async function failure(id: string, response: Response): Promise<Error> {
  const bytes = await readStream(response.body, ERROR_LIMIT).catch(() => undefined);
  const code = /<Code>(\w+)<\/Code>/.exec(new TextDecoder().decode(bytes))?.[1];
  return response.status === 404 && code === 'NoSuchKey'
    ? new FileMissing(id)
    : new FilesUnavailable(new Error(`The store answers ${response.status} ${code ?? ''}`.trimEnd()));
}

/** Frees the connection. */
async function discard(response: Response): Promise<void> {
  await response.body?.cancel().catch(() => undefined);
}

function hashOf(bytes: Uint8Array = new Uint8Array()): string {
  return createHash('sha256').update(bytes).digest('hex');
}
