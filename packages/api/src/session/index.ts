export type { LenientStorage, SessionStorage } from './lenient.ts';
export {
  appName,
  createMemorySession,
  createMemoryStorage,
  createSession,
  deviceStorage,
  session,
  sessionKeys,
  tabStorage,
} from './session.ts';
export type { Language, Session, SessionKey, SessionPlace } from './session.ts';
export { beginSession, currentUser, forgetDevice, signIn, signOut, unregisterDevice } from './signIn.ts';
export type { BeginOptions, CallerOptions, Credentials, SignOutOptions } from './signIn.ts';
