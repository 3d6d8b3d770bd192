/** Text of a message: `\n` line breaks, no control characters other than tab, and trimmed. */
export function plainText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}
