export { createMemoryStorage } from './memory.ts';
export { appName, createSession } from './session.ts';
export type { Language, Session, SessionKey, SessionPlace, SessionStorage } from './session.ts';
export { session } from './stored.ts';
