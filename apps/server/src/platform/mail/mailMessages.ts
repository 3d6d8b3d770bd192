/** The texts of a mail. */
export interface MailMessages {
  /** RFC 5646. */
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
  /** Link to the application; absent if there is none, or the main link leads there. */
  readonly application: { readonly text: string; readonly link: string } | undefined;
  /** How long the link works; absent for an ordinary page. */
  readonly life: string | undefined;
  /** Instructions if it was somebody else; null if not applicable. */
  readonly notYou: string | null;
  /** Link to the notification settings; absent for mails about the account's security. */
  readonly choices: { readonly text: string; readonly link: string } | undefined;
  /** A summary in the other language; absent if there is one language only. */
  readonly other: { readonly languageTag: string; readonly summary: string } | undefined;
  readonly signature: string;
}
