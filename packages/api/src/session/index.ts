export type { LenientStorage, SessionStorage } from './lenient.ts';
export {
  appName,
  createMemoryStorage,
  createSession,
  deviceStorage,
  session,
  sessionKeys,
  tabStorage,
} from './session.ts';
export type { Language, Session, SessionKey, SessionPlace } from './session.ts';
