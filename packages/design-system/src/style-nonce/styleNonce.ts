import { getNonce, setNonce } from 'get-nonce';

/**
 * Sets the nonce of the page's content security policy on style elements that components create at runtime, such as the
 * one that prevents the page from scrolling under a dialog. Without it, a policy without inline styles blocks them.
 */
export const setStyleNonce = (nonce: string): void => {
  setNonce(nonce);
};

/** The nonce of the page, for a style element; none when the page has no such policy. */
export const styleNonce = (): string | undefined => getNonce();
