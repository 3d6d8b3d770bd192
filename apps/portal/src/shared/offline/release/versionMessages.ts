const kinds = ['michi-release', 'michi-take-over'] as const;

/**
 * What a page says to the portal's worker: to name its release (it answers on the port that came with the message), or that
 * it may take over.
 */
export interface VersionMessage {
  readonly kind: (typeof kinds)[number];
}

/** Parses a message to the worker; null if no page of Michi sent it. */
export const readVersionMessage = (value: unknown): VersionMessage | null => {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return null;
  const kind = kinds.find((one) => one === value.kind);
  return kind === undefined ? null : { kind };
};
