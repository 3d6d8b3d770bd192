/** A mail in words, before it is laid out. */
export interface MailMessages {
  /** A language tag of RFC 5646. */
  readonly languageTag: string;
  readonly subject: string;
  readonly greeting: string;
  readonly happened: string;
  /** Lines such as `Device: Chrome on Windows`. */
  readonly facts: readonly string[];
  readonly next: string;
  readonly action: string;
  readonly link: string;
  readonly bareLink: string;
  /** Where everything about the application is; absent where there is none, or the link leads there. */
  readonly application: { readonly words: string; readonly link: string } | undefined;
  /** How long the link works; absent where it is an ordinary page. */
  readonly life: string | undefined;
  /** Instructions if it was somebody else; null if not applicable. */
  readonly notYou: string | null;
  /** Where the reader decides whether such mails come; absent for those of the account's safety. */
  readonly choices: { readonly words: string; readonly link: string } | undefined;
  /** The same in one sentence in the other language; absent if there is one language only. */
  readonly other: { readonly languageTag: string; readonly summary: string } | undefined;
  readonly signature: string;
}
