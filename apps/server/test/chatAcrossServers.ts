import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { call, isGone, type Reached } from './applicants.ts';
import { readEvents } from './readEvents.ts';

/** Milliseconds until a client without a stream tries again (WHATWG HTML, section 9.2, "reconnection time"). */
const RECONNECTION = 100;

const message = z.object({ message: z.object({ text: z.string() }) });

/** A client that follows a student's conversations, and resumes after its last event whenever its stream ends. */
export interface Follower {
  /** The received texts, in order. */
  readonly texts: readonly string[];
  /** How many streams have begun; texts written before the first are not included. */
  readonly streams: number;
  leave(): Promise<void>;
}

/** @param server where to go each time it needs a stream */
export function followChat(server: () => Reached, token: string): Follower {
  const texts: string[] = [];
  const leaving = new AbortController();
  const { signal } = leaving;
  let lastId: string | undefined;
  let streams = 0;

  const follow = async (): Promise<void> => {
    const response = await fetch(new URL('/api/chat/chats/events', server().url), {
      signal,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(lastId === undefined ? {} : { 'Last-Event-ID': lastId }),
      },
    });
    if (response.status !== 200) return response.body?.cancel();
    const events = readEvents(response);
    for (let event = await events.next(); event !== undefined; event = await events.next()) {
      if (event.id !== '') lastId = event.id;
      if (event.name === 'begin') streams += 1;
      if (event.name === 'message') texts.push(message.parse(event.data).message.text);
    }
  };
  const whole = (async () => {
    while (!signal.aborted) {
      await follow().catch((error: unknown) => {
        if (!isGone(error) && !signal.aborted) throw error;
      });
      if (!signal.aborted) await delay(RECONNECTION);
    }
  })();
  return {
    texts,
    get streams() {
      return streams;
    },
    async leave() {
      leaving.abort();
      await whole;
    },
  };
}

/**
 * Writes a message; repeated under the same key it is one.
 * @returns the status; undefined without a response
 */
export async function write(
  server: Reached,
  token: string,
  threadUniqueId: string,
  text: string,
  key: string,
): Promise<number | undefined> {
  try {
    const response = await call(server, '/api/chat/chats', token, { threadUniqueId, text }, key);
    await response.text();
    return response.status;
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
}
