import { createLenientStorage, type LenientStorage } from './lenient.ts';
import { createSession, type Session } from './session.ts';

/** The browser's local storage, shared by all tabs of this device. */
export const deviceStorage: LenientStorage = /* @__PURE__ */ createLenientStorage(
  () => globalThis.window?.localStorage,
);

/** The browser's session storage, of this tab. */
export const tabStorage: LenientStorage = /* @__PURE__ */ createLenientStorage(
  () => globalThis.window?.sessionStorage,
);

/** The session of this application, in the browser's local storage. */
export const session: Session = /* @__PURE__ */ createSession({
  storage: () => deviceStorage,
  events: () => globalThis.window,
});
