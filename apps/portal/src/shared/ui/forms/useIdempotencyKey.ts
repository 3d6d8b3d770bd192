import { useState } from 'react';

/** Header of a request that is done once however often it is sent. */
export interface IdempotencyHeader {
  readonly 'Idempotency-Key': string;
}

/**
 * Returns the header that makes a repeated submission or a lost response count once: the same for the same body while
 * the component is mounted, another for another body, which the service would refuse under a used key.
 */
export const useIdempotencyKey = (): ((body: unknown) => IdempotencyHeader) => {
  const [keys] = useState(() => new Map<string, string>());
  return (body) => {
    const text = JSON.stringify(body);
    const key = keys.get(text) ?? crypto.randomUUID();
    keys.set(text, key);
    return { 'Idempotency-Key': key };
  };
};
