import { session as storedSession, type Session as StoredSession } from '@michi/api/session';
import type { Session } from '@michi/api/user';
import { languageNotChosen } from '../i18n/firstLanguage.ts';

/**
 * Stores a new session under the product's keys (specs/COVERAGE.md, section 3). The language of the student's settings is
 * applied unless a visitor has chosen one on this device, and belongs to the account from then on.
 * @throws if the account is on leave: its token is valid only for reactivation
 */
export const beginSession = (begun: Session, session: StoredSession = storedSession): void => {
  if (begun.accountStatus !== 'ACTIVE' || begun.refreshToken === null) {
    throw new Error('An account on leave has no session');
  }
  const { user } = begun;
  session.clear();
  session.set('USER_ID', user.id);
  session.set('USER_DETAIL_ID', user.userDetailId);
  if (user.studentId !== null) session.set('USER_STUDENT_ID', user.studentId);
  if (session.get('LANGUAGE') === null || languageNotChosen.read() !== null)
    session.set('LANGUAGE', user.settings.language);
  languageNotChosen.write('true');
  session.set('AUTH_REFRESH', begun.refreshToken);
  session.set('AUTH', begun.token);
};
