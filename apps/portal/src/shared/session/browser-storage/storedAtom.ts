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

/** A JSON value on this device that follows other tabs. It may be anything: readers validate it. */
export const storedAtom = (key: DeviceKey, initial: unknown) =>
  atomWithStorage<unknown>(key, initial, storage, { getOnInit: true });
