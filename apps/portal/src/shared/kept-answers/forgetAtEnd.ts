import { session } from '@michi/api/session';
import { logger } from '../log/logger.ts';
import { forgetPicture } from '../picture/picture.ts';

/**
 * Removes what is kept on this device as soon as the session ends, in this tab or in another, or becomes another student's:
 * also when nothing has been kept in this visit yet.
 * @returns a function that stops it
 */
export const forgetAtEnd = (): (() => void) => {
  const owner = session.get('USER_ID');
  return session.subscribe(() => {
    if (session.isSignedIn() && session.get('USER_ID') === owner) return;
    // At once, whether that file comes or not.
    forgetPicture();
    import('./forgetAnswers.ts').then(
      ({ forgetAnswers }) => forgetAnswers(),
      (cause: unknown) => logger.error('Cannot remove what was kept for when there is no network', cause),
    );
  });
};
