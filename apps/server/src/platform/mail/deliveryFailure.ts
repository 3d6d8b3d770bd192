export interface DeliveryFailure {
  /** Whether another attempt would fail in the same way. */
  readonly isFinal: boolean;
  /** Codes for the log, and nothing else. */
  readonly facts: Readonly<Record<string, string | number>>;
}

/** Another version of the server may be able to read it. */
export class UnreadableMail extends Error {
  override readonly name = 'UnreadableMail';
  readonly code = 'UNREADABLE';
}

/** nodemailer's codes for the refusal of a recipient or a mail, as opposed to connection errors. */
const REFUSALS = ['EENVELOPE', 'EMESSAGE'];

/**
 * A 5xx about the recipient or the mail is permanent, a 4xx temporary (RFC 5321, section 4.2.1); an unreachable server
 * or a failed login is temporary.
 */
export function deliveryFailure(error: unknown): DeliveryFailure {
  const code = property(error, 'code');
  const reply = property(error, 'responseCode');
  return {
    isFinal: typeof code === 'string' && REFUSALS.includes(code) && typeof reply === 'number' && reply >= 500,
    facts: {
      code: typeof code === 'string' ? code : 'UNKNOWN',
      ...(typeof reply === 'number' ? { reply } : {}),
    },
  };
}

function property(error: unknown, name: 'code' | 'responseCode'): unknown {
  if (typeof error !== 'object' || error === null) return undefined;
  return Object.getOwnPropertyDescriptor(error, name)?.value;
}
