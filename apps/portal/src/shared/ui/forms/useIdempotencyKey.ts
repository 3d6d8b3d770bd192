import { useState } from 'react';

export interface IdempotencyHeader {
  readonly 'Idempotency-Key': string;
}

/**
 * Returns the header that makes the service execute a repeated request once. While the component is mounted, the same body
 * gets the same key; another body needs another, since the service rejects a used one.
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
