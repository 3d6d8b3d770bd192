/** A visible character: no blank, and none of the zero-width characters, such as a zero-width space. */
const visible = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/u;

/** A text without blanks around it; empty where there is nothing to see, as the server has it. */
export const typedText = (text: string): string => (visible.test(text) ? text.trim() : '');

/** An email address as it is sent: in half width, which Japanese keyboards do not always write. */
export const typedEmail = (text: string): string => text.normalize('NFKC').trim();
