import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { persistQueries } from './persistQueries.ts';

/** Mounts the persisted query cache while a student is signed in. Renders nothing. */
export default function PersistedQueryCache() {
  const client = useQueryClient();
  useEffect(() => persistQueries(client), [client]);
  return null;
}
