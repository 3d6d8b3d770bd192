/** Called with the sent share of a body, from 0 to 1. */
export type OnProgress = (share: number) => void;

/** Parses header lines (XMLHttpRequest, `getAllResponseHeaders`). */
const headersOf = (lines: string): Headers => {
  const headers = new Headers();
  for (const line of lines.trim().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
};

/** Statuses without a body (Fetch, "null body status"). */
const bodiless: readonly number[] = [204, 205, 304];

/**
 * As `fetch`, with upload progress.
 * @throws TypeError without a response
 * @throws the signal's reason if the request was aborted
 */
export const watchedFetch = async (request: Request, onProgress: OnProgress): Promise<Response> => {
  const body = await request.arrayBuffer();
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const abort = () => {
      xhr.abort();
      reject(request.signal.reason);
    };
    if (request.signal.aborted) {
      abort();
      return;
    }
    request.signal.addEventListener('abort', abort, { once: true });
    xhr.open(request.method, request.url);
    xhr.responseType = 'arraybuffer';
    request.headers.forEach((value, name) => xhr.setRequestHeader(name, value));
    xhr.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total === 0 ? 0 : loaded / total),
    );
    xhr.addEventListener('error', () => reject(new TypeError('No response')));
    xhr.addEventListener('load', () => {
      const { status, statusText } = xhr;
      const content: unknown = xhr.response;
      const headers = headersOf(xhr.getAllResponseHeaders());
      const response = bodiless.includes(status) || !(content instanceof ArrayBuffer) ? null : content;
      resolve(new Response(response, { status, statusText, headers }));
    });
    xhr.addEventListener('loadend', () => request.signal.removeEventListener('abort', abort));
    xhr.send(body);
  });
};
