import {
  beginSession as begin,
  session as storedSession,
  signIn as signInWith,
  type Credentials,
  type Session as StoredSession,
} from '@michi/api/session';
import type { Session } from '@michi/api/user';
import { languageNotChosen } from '../i18n/firstLanguage.ts';

/** Whether the language is replaced by that of an account, which it belongs to from then on. */
const takesLanguage = (): { readonly replacesLanguage: boolean } => ({
  replacesLanguage: languageNotChosen.read() !== null,
});

/**
 * As `beginSession` of the SDK. The language of the student's settings is applied unless a visitor has chosen one on this
 * device, and belongs to the account from then on.
 */
export const beginSession = (begun: Session, session: StoredSession = storedSession): void => {
  begin(begun, { ...takesLanguage(), session });
  languageNotChosen.write('true');
};

/** As `signIn` of the SDK, with the language of {@link beginSession}. */
export const signIn = async (credentials: Credentials): Promise<Session> => {
  const begun = await signInWith(credentials, takesLanguage());
  if (begun.accountStatus !== 'ON_LEAVE') languageNotChosen.write('true');
  return begun;
};
