import { useState } from 'react';

/** Header of a request that is done once however often it is sent. */
export interface IdempotencyHeader {
  readonly 'Idempotency-Key': string;
}

/**
 * Gives the header that lets a second press or a lost answer count once: the same one for the same body for as long as
 * the component stands, another for another body, which the service would refuse under a used key.
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
