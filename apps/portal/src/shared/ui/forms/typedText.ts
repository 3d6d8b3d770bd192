/** A visible character: neither a blank nor a zero-width one. */
const visible = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/u;

/** Trims a text; empty if nothing in it is visible, as on the server. */
export const typedText = (text: string): string => (visible.test(text) ? text.trim() : '');

/** An email address as sent: in half width, which Japanese keyboards do not always write. */
export const typedEmail = (text: string): string => text.normalize('NFKC').trim();

/** Whether a text could be an email address; the server has the last word. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typedEmail(text));
