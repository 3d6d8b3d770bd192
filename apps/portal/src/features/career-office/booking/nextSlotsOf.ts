import { ApiError } from '@michi/api/transport';
import type { CounsellingSlot } from '@michi/api/university';

/**
 * The next free slots, if the chosen one was taken.
 * @returns null for every other failure; an empty list if the response contains none
 */
export const nextSlotsOf = (error: unknown): readonly CounsellingSlot[] | null =>
  error instanceof ApiError && error.failure.kind === 'problem' && error.failure.code === 'SLOT_TAKEN'
    ? (error.failure.nextSlots ?? [])
    : null;
