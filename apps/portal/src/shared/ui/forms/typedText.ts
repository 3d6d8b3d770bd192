import { normalizeText, removeInvisible } from '@michi/api/text';

/** A visible character: neither a blank nor a zero-width one. */
const visible = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/u;

/** A text as sent: trimmed, without invisible characters that carry nothing, and empty if nothing in it is visible. */
export const typedText = (text: string): string => (visible.test(text) ? removeInvisible(text).trim() : '');

/** An email address as sent: in half width, which Japanese keyboards do not always write. */
export const typedEmail = (text: string): string => normalizeText(removeInvisible(text), 'NFKC').trim();

/** Whether a text could be an email address; the server has the last word. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typedEmail(text));
