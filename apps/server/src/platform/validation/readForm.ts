import { Problem } from '../problem/problem.ts';
import { cleanText, cleanValue } from './readBody.ts';

/** Bytes a form with a file may have, 6 MB (user contract, `updateStudentProfile`). */
export const FORM_LIMIT = 6 * 1024 * 1024;

/**
 * Reads a form (multipart/form-data, RFC 7578) of at most `limit` bytes. Text comes out trimmed and in NFC, a part
 * that is a JSON object as that object, a file as it came; a name that is repeated as a list.
 * @returns undefined for an empty body without a type
 * @throws Problem UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE or MALFORMED_REQUEST
 */
export async function readForm(request: Request, limit = FORM_LIMIT): Promise<unknown> {
  const type = request.headers.get('content-type');
  if (type === null && request.body === null) return undefined;
  if (!/^multipart\/form-data\s*(?:;|$)/i.test(type ?? '')) throw new Problem('UNSUPPORTED_MEDIA_TYPE');
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new Problem('PAYLOAD_TOO_LARGE');
  const form = await parse(await readBytes(request, limit), type ?? '');
  const entries = new Map<string, unknown>();
  for (const name of new Set(form.keys())) {
    const parts = await Promise.all(form.getAll(name).map(readPart));
    entries.set(cleanText(name), parts.length === 1 ? parts[0] : parts);
  }
  return Object.fromEntries(entries);
}

async function parse(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { 'Content-Type': type } }).formData();
  } catch (cause) {
    throw new Problem('MALFORMED_REQUEST', { cause });
  }
}

async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const stream: AsyncIterable<Uint8Array> | readonly Uint8Array[] = request.body ?? [];
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > limit) throw new Problem('PAYLOAD_TOO_LARGE');
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

async function readPart(part: File | string): Promise<unknown> {
  if (typeof part === 'string') return readText(part);
  // Browsers send a part with a type of its own as a file.
  return part.type === 'application/json' ? readText(await part.text()) : part;
}

/** Text that is a JSON object is one; what it holds is cleaned as a JSON body is. */
function readText(text: string): unknown {
  const tidy = cleanText(text).trim();
  if (!tidy.startsWith('{')) return tidy;
  let value: unknown;
  try {
    value = JSON.parse(tidy);
  } catch {
    return tidy;
  }
  return cleanValue(value, '', 0);
}
