import { createMemoryStorage } from './memory.ts';
import { createSession, type Session, type SessionStorage } from './session.ts';

let found: SessionStorage | null = null;

const findStorage = (): SessionStorage => {
  try {
    // Reading the property throws when the browser refuses storage to the page.
    return globalThis.window?.localStorage ?? createMemoryStorage();
  } catch {
    return createMemoryStorage();
  }
};

/** The session of this application, in the browser's local storage. */
export const session: Session = /* @__PURE__ */ createSession({
  storage: () => (found ??= findStorage()),
  events: () => globalThis.window,
});
