/** Why an operator's command is not done, in words for the operator. Nothing of it has been written. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** The sentence without the flag. */
  readonly reason: string;

  /**
   * @param flag the flag at fault with its dashes; null where none is
   * @param reason what is wrong with it, as the rest of a sentence that the flag begins
   */
  constructor(flag: string | null, reason: string) {
    super(flag === null ? reason : `${flag} ${reason}`);
    this.reason = reason;
  }
}
