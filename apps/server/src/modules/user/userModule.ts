import type { ServiceModule } from '../../platform/appContext.ts';
import { logIn } from './logIn.ts';
import { logOut } from './logOut.ts';
import { profile } from './profile.ts';
import { refreshSession } from './refreshSession.ts';
import { registerStudent } from './registerStudent.ts';
import { updateSettings } from './updateSettings.ts';

/** The user contract: sessions, registration, settings and profiles. */
export const userModule: ServiceModule = {
  service: 'user',
  register(router) {
    for (const resource of [logIn, logOut, registerStudent, refreshSession, updateSettings, profile])
      resource(router);
  },
};
