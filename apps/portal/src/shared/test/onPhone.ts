import { session } from '@michi/api/session';
import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';

/** Lets a test begin with nothing stored but a student's session, in the window of a phone. */
export const onPhone = async (): Promise<void> => {
  localStorage.clear();
  session.set('AUTH', 'token');
  session.set('USER_ID', 'hana');
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
};
