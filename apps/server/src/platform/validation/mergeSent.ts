/** An object with every optional property. */
export type Whole<Sent extends object> = {
  readonly [Name in keyof Sent]-?: Exclude<Sent[Name], undefined>;
};

/** The stored values, replaced by those that were sent, null included. */
export function mergeSent<Stored extends object>(
  stored: Stored,
  sent: { readonly [Name in keyof Stored]?: Stored[Name] | undefined },
): Stored {
  const given = Object.entries<unknown>(sent).filter(([, value]) => value !== undefined);
  return Object.assign({ ...stored }, Object.fromEntries(given));
}
