import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { BucketSettings } from '../settings.ts';
import { FileMissing, FilesUnavailable } from './fileFailures.ts';
import { filePath } from './filePath.ts';
import type { FileStore } from './fileStore.ts';

/** Milliseconds for a request to the store, including its body. */
const PATIENCE = 30_000;

/** Retries when the store is busy, and the first wait in milliseconds. */
const RETRIES = 2;
const FIRST_WAIT = 100;

/**
 * A bucket of an S3-compatible service, with path-style addresses, which all of them support. A file is stored
 * completely or not at all: the store accepts it only if its hash matches the signed one.
 */
export function createBucketStore(settings: BucketSettings): FileStore {
  const { endpoint, bucket, prefix, region, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
    retries: RETRIES,
    initRetryMs: FIRST_WAIT,
  });

  const ask = async (method: string, id: string, bytes?: Uint8Array): Promise<Response> => {
    const url = `${endpoint}/${bucket}/${prefix}${filePath(id)}`;
    const body = bytes === undefined ? undefined : new Uint8Array(bytes);
    try {
      return await client.fetch(url, {
        method,
        headers: { 'X-Amz-Content-Sha256': hashOf(body) },
        signal: AbortSignal.timeout(PATIENCE),
        ...(body !== undefined && { body }),
      });
    } catch (error) {
      throw new FilesUnavailable(error);
    }
  };

  const get = async (id: string): Promise<Response> => {
    const answer = await ask('GET', id);
    if (answer.status === 200) return answer;
    throw await failure(id, answer);
  };

  return {
    async write(id, bytes) {
      const answer = await ask('PUT', id, bytes);
      if (answer.status !== 200) throw await failure(id, answer);
      await answer.body?.cancel();
    },
    async read(id) {
      const answer = await get(id);
      try {
        return new Uint8Array(await answer.arrayBuffer());
      } catch (error) {
        throw new FilesUnavailable(error);
      }
    },
    async *open(id) {
      const { body } = await get(id);
      if (body === null) return;
      try {
        yield* body;
      } catch (error) {
        throw new FilesUnavailable(error);
      }
    },
    async remove(id) {
      const answer = await ask('DELETE', id);
      if (answer.status !== 204 && answer.status !== 200 && answer.status !== 404)
        throw await failure(id, answer);
      await answer.body?.cancel();
    },
  };
}

/** For the log; a missing bucket is not a missing file. */
async function failure(id: string, answer: Response): Promise<Error> {
  const words = await answer.text().catch(() => '');
  const code = /<Code>(\w+)<\/Code>/.exec(words)?.[1];
  return answer.status === 404 && code !== 'NoSuchBucket'
    ? new FileMissing(id)
    : new FilesUnavailable(new Error(`The store answers ${answer.status} ${code ?? ''}`.trimEnd()));
}

function hashOf(bytes: Uint8Array = new Uint8Array()): string {
  return createHash('sha256').update(bytes).digest('hex');
}
