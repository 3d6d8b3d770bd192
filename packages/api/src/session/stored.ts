import { createLenientStorage, type LenientStorage } from './lenient.ts';
import { createSession, type Session } from './session.ts';

/** What this device keeps: the browser's local storage, shared by all tabs. */
export const deviceStorage: LenientStorage = /* @__PURE__ */ createLenientStorage(
  () => globalThis.window?.localStorage,
);

/** What this tab keeps: the browser's session storage. */
export const tabStorage: LenientStorage = /* @__PURE__ */ createLenientStorage(
  () => globalThis.window?.sessionStorage,
);

/** The session of this application, in the browser's local storage. */
export const session: Session = /* @__PURE__ */ createSession({
  storage: () => deviceStorage,
  events: () => globalThis.window,
});
