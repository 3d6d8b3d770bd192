import type { ExampleLanguage, MemoryState } from './state.ts';

export type CreateMemory = (language: ExampleLanguage) => MemoryState;

/** Finds the state for a request. */
export interface Memories {
  /** The state for a token; null if the token is invalid. A new state is in the language of its first request. */
  of(token: string | null, language: ExampleLanguage): MemoryState | null;
  /** Starts a session and returns its token. */
  begin(language: ExampleLanguage): string;
  /** Returns a new access token; null if there is no such session. */
  renew(refreshToken: string): string | null;
  end(token: string | null): void;
}

/** Three parts, as the contract requires of a JSON Web Token. */
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

/** Sessions stored at once; the oldest is evicted. */
const MAX_SESSIONS = 100;

export interface SessionMemories extends Memories {
  /** States by token, oldest first. */
  readonly all: ReadonlyMap<string, MemoryState>;
  /** Resets every state; the sessions stay. */
  reset(): void;
}

/** A state per session. Its access token is also its refresh token; only tokens issued here are valid. */
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
      if (oldest !== undefined && sessions.size >= MAX_SESSIONS) sessions.delete(oldest);
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
