import { ApiError } from '@michi/api/transport';
import type { CounsellingSlot } from '@michi/api/university';

/**
 * The next free times, when somebody else was faster.
 * @returns null for every other failure; an empty list where the answer names none
 */
export const nextSlotsOf = (error: unknown): readonly CounsellingSlot[] | null =>
  error instanceof ApiError && error.failure.kind === 'problem' && error.failure.code === 'SLOT_TAKEN'
    ? (error.failure.nextSlots ?? [])
    : null;
