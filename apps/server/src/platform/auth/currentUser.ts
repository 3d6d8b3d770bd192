import type { AccountStatus, Role, SessionScope } from '../database/schema.ts';
import type { WalPosition } from '../database/walPosition.ts';

/** The user of a request and the session of its token, with what decides which rows the user may see. */
export interface CurrentUser {
  readonly id: string;
  readonly sessionId: string;
  readonly scope: SessionScope;
  readonly role: Role;
  readonly accountStatus: AccountStatus;
  /** Null for a user who is not a student. */
  readonly studentId: string | null;
  readonly universityId: string | null;
  readonly graduationYear: number | null;
  /** Null if the student did not say. */
  readonly needsVisa: boolean | null;
  readonly timezone: string;
  /** Expiry of the access token. */
  readonly tokenExpiresAt: Date;
  /** Log position of the session's last write; null where that is not known. */
  readonly writtenPosition: WalPosition | null;
}
