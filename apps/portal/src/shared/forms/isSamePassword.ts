/** Whether two fields hold the same password: keyboards write one letter in more than one form (NIST SP 800-63B, 3.1.1.2). */
export const isSamePassword = (one: string, other: string): boolean =>
  one.normalize('NFC') === other.normalize('NFC');
