/** The refusal of an operator's command, with a message for the operator. Nothing was written. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** The message without the flag. */
  readonly reason: string;

  /**
   * @param flag the flag at fault with its dashes; null without one
   * @param reason the error, as the rest of a sentence that begins with the flag
   */
  constructor(flag: string | null, reason: string) {
    super(flag === null ? reason : `${flag} ${reason}`);
    this.reason = reason;
  }
}
