import { createLenientStorage, type LenientStorage } from './lenient.ts';
import { createSession, type Session } from './session.ts';

/** Local storage, shared by all tabs. */
export const deviceStorage: LenientStorage = /* @__PURE__ */ createLenientStorage(
  () => globalThis.window?.localStorage,
);

/** Session storage of this tab. */
export const tabStorage: LenientStorage = /* @__PURE__ */ createLenientStorage(
  () => globalThis.window?.sessionStorage,
);

/** The session of this application, in local storage. */
export const session: Session = /* @__PURE__ */ createSession({
  storage: () => deviceStorage,
  events: () => globalThis.window,
});
