import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { call, isNetworkError, type ServerAddress } from './applicants.ts';
import { readEvents } from './readEvents.ts';

/** Milliseconds before a client without a stream reconnects (WHATWG HTML, section 9.2, "reconnection time"). */
const RECONNECTION_DELAY = 100;

const message = z.object({ message: z.object({ text: z.string() }) });

/** A client of a student's chat events that resumes after its last event whenever its stream ends. */
export interface Follower {
  /** The received texts, in order. */
  readonly texts: readonly string[];
  /** Number of streams so far; texts written before the first are not included. */
  readonly streams: number;
  stop(): Promise<void>;
}

/** @param server returns the server for the next stream */
export function followChat(server: () => ServerAddress, token: string): Follower {
  const texts: string[] = [];
  const controller = new AbortController();
  const { signal } = controller;
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
  const following = (async () => {
    while (!signal.aborted) {
      await follow().catch((error: unknown) => {
        if (!isNetworkError(error) && !signal.aborted) throw error;
      });
      if (!signal.aborted) await delay(RECONNECTION_DELAY);
    }
  })();
  return {
    texts,
    get streams() {
      return streams;
    },
    async stop() {
      controller.abort();
      await following;
    },
  };
}

/**
 * Sends a message; repeated under the same key it is sent once.
 * @returns the status; undefined without a response
 */
export async function sendMessage(
  server: ServerAddress,
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
    if (isNetworkError(error)) return undefined;
    throw error;
  }
}
