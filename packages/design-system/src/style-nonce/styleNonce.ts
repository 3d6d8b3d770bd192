import { getNonce, setNonce } from 'get-nonce';

/**
 * Gives the nonce of the page's content security policy to the style elements that components make while they are
 * shown, such as the one that stops the page from scrolling under a dialog. Without it a policy that lets no inline
 * style stand refuses them.
 */
export const setStyleNonce = (nonce: string): void => {
  setNonce(nonce);
};

/** The nonce of the page, for a style element; none when the page has no such policy. */
export const styleNonce = (): string | undefined => getNonce();
