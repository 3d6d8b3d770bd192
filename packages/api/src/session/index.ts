export type { LenientStorage } from './lenient.ts';
export { createMemoryStorage } from './memory.ts';
export { appName, createSession, sessionKeys } from './session.ts';
export type { Language, Session, SessionKey, SessionPlace, SessionStorage } from './session.ts';
export { deviceStorage, session, tabStorage } from './stored.ts';
