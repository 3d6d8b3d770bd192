/**
 * Responds to a request.
 * @throws without a response
 */
export type RespondTo = (request: Request) => Promise<Response>;

class Progress extends Event {
  readonly loaded: number;
  readonly total: number;

  constructor(loaded: number, total: number) {
    super('progress');
    this.loaded = loaded;
    this.total = total;
  }
}

/** The part of `XMLHttpRequest` that an upload needs, over an in-memory response: Node has none. */
export const exchangeOver = (respond: RespondTo) =>
  class Exchange extends EventTarget {
    readonly upload = new EventTarget();
    responseType = '';
    status = 0;
    statusText = '';
    response: ArrayBuffer | null = null;
    #lines = '';
    #method = '';
    #url = '';
    readonly #headers = new Headers();
    #isAborted = false;

    open(method: string, url: string): void {
      this.#method = method;
      this.#url = url;
    }

    setRequestHeader(name: string, value: string): void {
      this.#headers.append(name, value);
    }

    getAllResponseHeaders(): string {
      return this.#lines;
    }

    abort(): void {
      this.#isAborted = true;
      this.dispatchEvent(new Event('loadend'));
    }

    send(body: ArrayBuffer): void {
      void this.#exchange(body);
    }

    async #exchange(body: ArrayBuffer): Promise<void> {
      const request = new Request(this.#url, { method: this.#method, headers: this.#headers, body });
      try {
        for (const loaded of [body.byteLength / 2, body.byteLength]) {
          this.upload.dispatchEvent(new Progress(loaded, body.byteLength));
          if (this.#isAborted) return;
        }
        const reply = await respond(request);
        this.status = reply.status;
        this.statusText = reply.statusText;
        this.response = await reply.arrayBuffer();
        this.#lines = [...reply.headers].map(([name, value]) => `${name}: ${value}\r\n`).join('');
        this.dispatchEvent(new Event('load'));
      } catch {
        this.dispatchEvent(new Event('error'));
      }
      this.dispatchEvent(new Event('loadend'));
    }
  };
