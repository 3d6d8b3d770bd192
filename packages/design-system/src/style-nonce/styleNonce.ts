import { getNonce, setNonce } from 'get-nonce';

/**
 * Sets the nonce of the page's content security policy for style elements that components create, such as the one that
 * locks scrolling under a dialog.
 */
export const setStyleNonce = (nonce: string): void => {
  setNonce(nonce);
};

/** The nonce of the page for a style element; undefined without a policy. */
export const styleNonce = (): string | undefined => getNonce();
