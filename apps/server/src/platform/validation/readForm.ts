import { MIMEType } from 'node:util';
import { Problem } from '../problem/problem.ts';
import { trimText } from './composeText.ts';
import { cleanText, cleanValue, readBytes } from './readBody.ts';

/** Bytes of a form with a file, 6 MB (user contract, `updateStudentProfile`). */
export const FORM_LIMIT = 6 * 1024 * 1024;

/** Most parts of a form; no contract has more than ten. */
const PART_LIMIT = 100;

/**
 * Reads a form (multipart/form-data, RFC 7578) of at most `limit` bytes and `PART_LIMIT` parts. Text is trimmed and in
 * NFC, a part that is a JSON object is parsed, a file is unchanged; a repeated name is a list.
 * @returns undefined for an empty body without a type
 * @throws Problem UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE or MALFORMED_REQUEST
 */
export async function readForm(request: Request, limit = FORM_LIMIT): Promise<unknown> {
  const type = request.headers.get('content-type');
  if (type === null && request.body === null) return undefined;
  if (!/^multipart\/form-data\s*(?:;|$)/i.test(type ?? '')) throw new Problem('UNSUPPORTED_MEDIA_TYPE');
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new Problem('PAYLOAD_TOO_LARGE');
  const bytes = await readBytes(request, limit);
  refuseManyParts(bytes, type ?? '');
  const entries = new Map<string, unknown>();
  for (const [typedName, part] of await parse(bytes, type ?? '')) {
    const [name, value] = [cleanText(typedName), await readPart(part)];
    const before = entries.get(name);
    if (Array.isArray(before)) before.push(value);
    else entries.set(name, entries.has(name) ? [before, value] : value);
  }
  return Object.fromEntries(entries);
}

/** Counts the parts before reading any, since creating them is expensive. */
function refuseManyParts(bytes: Buffer, type: string): void {
  const boundary = boundaryOf(type);
  if (boundary === null || boundary === '') throw new Problem('MALFORMED_REQUEST');
  const line = Buffer.from(`--${boundary}`, 'latin1');
  // The last boundary ends the form.
  let left = PART_LIMIT + 1;
  for (let at = bytes.indexOf(line); at !== -1; at = bytes.indexOf(line, at + line.length)) {
    if (left === 0) throw new Problem('MALFORMED_REQUEST');
    left -= 1;
  }
}

function boundaryOf(type: string): string | null {
  try {
    return new MIMEType(type).params.get('boundary');
  } catch (cause) {
    throw new Problem('MALFORMED_REQUEST', { cause });
  }
}

async function parse(bytes: Buffer<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { 'Content-Type': type } }).formData();
  } catch (cause) {
    throw new Problem('MALFORMED_REQUEST', { cause });
  }
}

async function readPart(part: File | string): Promise<unknown> {
  if (typeof part === 'string') return readText(part);
  // Browsers send a part with its own content type as a file.
  return part.type === 'application/json' ? readText(await part.text()) : part;
}

/** A JSON object is parsed and cleaned like a JSON body. */
function readText(text: string): unknown {
  const tidy = trimText(cleanText(text));
  if (!tidy.startsWith('{')) return tidy;
  let value: unknown;
  try {
    value = JSON.parse(tidy);
  } catch {
    return tidy;
  }
  return cleanValue(value);
}
