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
 * An atom that this device keeps as JSON, and that follows what other tabs make of it. Anything may have been stored
 * under its key: whoever reads it says what it takes.
 */
export const storedAtom = (key: DeviceKey, initial: unknown) =>
  atomWithStorage<unknown>(key, initial, storage, { getOnInit: true });
