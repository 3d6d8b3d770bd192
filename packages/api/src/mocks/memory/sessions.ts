import type { ExampleLanguage, MemoryState } from './state.ts';

/** Creates the initial state from the examples in a language. */
export type CreateMemory = (language: ExampleLanguage) => MemoryState;

/** Whose memory a request is answered from. */
export interface Memories {
  /** The memory of the bearer of a token, begun in the language of its first request; null for a token that is no good. */
  of(token: string | null, language: ExampleLanguage): MemoryState | null;
  /** Begins a session. @returns its token */
  begin(language: ExampleLanguage): string;
  /**
   * Renews the session of a refresh token.
   * @returns its access token; null if there is no such session
   */
  renew(refreshToken: string): string | null;
  /** Ends the session of a token. */
  end(token: string | null): void;
}

/** A token of the form that the contract has: three parts, as a JSON Web Token. */
const tokenOf = (session: string): string => `michi.mocks.${session}`;

/** One state for all requests, such as those of a browser tab. Every token is valid. */
export const oneMemory = (create: CreateMemory): Memories => {
  let state: MemoryState | null = null;
  return {
    of: (token, language) => (token === null ? null : (state ??= create(language))),
    begin: () => tokenOf('tab'),
    renew: () => tokenOf('tab'),
    end: () => undefined,
  };
};

/** Sessions stored at once. The oldest is evicted. */
const MOST_SESSIONS = 100;

export interface SessionMemories extends Memories {
  /** Every session with its memory, the oldest first. */
  readonly all: ReadonlyMap<string, MemoryState>;
  /** Resets the state of every session; the sessions stay. */
  reset(): void;
}

/**
 * Separate state for each session, by its access token, which is also its refresh token. Only tokens issued here are
 * valid.
 */
export const memoryBySession = (
  create: CreateMemory,
  newToken: () => string = () => tokenOf(crypto.randomUUID()),
): SessionMemories => {
  const sessions = new Map<string, MemoryState>();
  return {
    all: sessions,
    of: (token) => (token === null ? null : (sessions.get(token) ?? null)),
    begin(language) {
      const [oldest] = sessions.keys();
      if (oldest !== undefined && sessions.size >= MOST_SESSIONS) sessions.delete(oldest);
      const token = newToken();
      sessions.set(token, create(language));
      return token;
    },
    renew: (refreshToken) => (sessions.has(refreshToken) ? refreshToken : null),
    end(token) {
      if (token !== null) sessions.delete(token);
    },
    reset() {
      for (const [token, { language }] of sessions) sessions.set(token, create(language));
    },
  };
};
