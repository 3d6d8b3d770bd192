import { present } from './present.ts';

/** An event of a stream, its data read. */
export interface ReceivedEvent {
  readonly name: string;
  readonly id: string;
  readonly data: unknown;
}

/** A stream of events that is read bit by bit. */
export interface EventReader {
  /** The next event; undefined once the stream has ended. Comments are passed over. */
  next(): Promise<ReceivedEvent | undefined>;
  /** The next event of this name, others passed over. */
  nextOf(name: string): Promise<ReceivedEvent | undefined>;
  /** Disconnects, as a closed window does. */
  leave(): Promise<void>;
}

/** Reads the events of an answer (WHATWG HTML, section 9.2), those of one line of data. */
export function readEvents({ body }: Response): EventReader {
  const reader = present(body).getReader();
  const decoder = new TextDecoder();
  let text = '';
  const block = async (): Promise<string | undefined> => {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end >= 0) {
        const whole = text.slice(0, end);
        text = text.slice(end + 2);
        return whole;
      }
      const { done, value } = await reader.read();
      if (done) return undefined;
      text += decoder.decode(value, { stream: true });
    }
  };
  const next = async (): Promise<ReceivedEvent | undefined> => {
    for (;;) {
      const whole = await block();
      if (whole === undefined) return undefined;
      if (whole.startsWith(':')) continue;
      const fields = new Map(
        whole.split('\n').map((line): [string, string] => {
          const [name = '', ...rest] = line.split(': ');
          return [name, rest.join(': ')];
        }),
      );
      return {
        name: fields.get('event') ?? '',
        id: fields.get('id') ?? '',
        data: JSON.parse(fields.get('data') ?? 'null'),
      };
    }
  };
  return {
    next,
    async nextOf(name) {
      for (;;) {
        const event = await next();
        if (event === undefined || event.name === name) return event;
      }
    },
    leave: () => reader.cancel(),
  };
}
