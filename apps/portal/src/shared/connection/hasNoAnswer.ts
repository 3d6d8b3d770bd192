import { ApiError } from '@michi/api/transport';

/**
 * Whether no answer came to what was sent: then it is sent again once there is a connection. An answer, whatever its status,
 * ends the try: the student is told, and decides.
 */
export const hasNoAnswer = (error: unknown): boolean => error instanceof ApiError && error.kind === 'network';
