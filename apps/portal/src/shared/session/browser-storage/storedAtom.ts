import { deviceStorage } from '@michi/api/session';
import { atomWithStorage, createJSONStorage } from 'jotai/utils';
import type { DeviceKey } from './storedKeys.ts';

const storage = createJSONStorage<unknown>(() => ({
  ...deviceStorage,
  subscribe: (key, tell) => {
    const hear = (event: StorageEvent) => {
      if (event.key === key) tell(event.newValue);
    };
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  },
}));

/**
 * An atom stored as JSON on this device, which follows changes in other tabs. Any value may be stored under its key:
 * readers validate it.
 */
export const storedAtom = (key: DeviceKey, initial: unknown) =>
  atomWithStorage<unknown>(key, initial, storage, { getOnInit: true });
