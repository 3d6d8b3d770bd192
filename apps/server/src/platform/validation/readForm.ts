import { MIMEType } from 'node:util';
import { MultipartParseError, MultipartParser, type MultipartPart } from '@remix-run/multipart-parser';
import { readBlocks } from '../http/readStream.ts';
import { invalidFields, Problem } from '../problem/problem.ts';
import { trimText } from './composeText.ts';
import { BODY_LIMIT, cleanText, cleanValue, refuseManyValues } from './readBody.ts';

/** Bytes of a form with a file, 6 MB (user contract, `updateStudentProfile`). */
export const FORM_LIMIT = 6 * 1024 * 1024;

/** Most parts of a form; no contract has more than ten. */
const PART_LIMIT = 20;

/** Bytes of the headers of a part. */
const HEADER_LIMIT = 8 * 1024;

/** Characters of the type of a form with its boundary, far more than any client sends. */
const TYPE_LIMIT = 1_024;

/** Characters of a boundary (RFC 2046, section 5.1.1). Finding a longer one takes up to its length for each byte. */
const BOUNDARY_LIMIT = 70;

/** Bytes of the name of a field; no contract has a longer one. */
const NAME_LIMIT = 100;

/**
 * Reads a form (multipart/form-data, RFC 7578) of at most `limit` bytes and `PART_LIMIT` parts, all its text together at
 * most `BODY_LIMIT` bytes, while it arrives. Text is trimmed and in NFC, a part that is a JSON object is parsed, a file is
 * unchanged; a repeated name is a list. The rest of a form that is refused is read and dropped: a client still sending
 * would lose the response with its connection.
 * @param isField whether the form has a field of this name; another is refused without its name, which may be anything
 * @returns undefined for an empty body without a type
 * @throws Problem UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE or MALFORMED_REQUEST; VALIDATION_FAILED for an unknown field
 * and for a text that is not stream-safe
 */
export async function readForm(
  request: Request,
  limit = FORM_LIMIT,
  isField: (name: string) => boolean = () => true,
): Promise<unknown> {
  const type = request.headers.get('content-type');
  if (type === null && request.body === null) return undefined;
  if (!/^multipart\/form-data\s*(?:;|$)/i.test(type ?? '')) throw new Problem('UNSUPPORTED_MEDIA_TYPE');
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new Problem('PAYLOAD_TOO_LARGE');
  const form = createForm(boundaryOf(type ?? ''), limit, isField);
  let refusal: { readonly error: unknown } | undefined;
  let read = 0;
  for await (const block of readBlocks(request.body)) {
    read += block.length;
    if (read > limit) throw new Problem('PAYLOAD_TOO_LARGE');
    try {
      if (refusal === undefined) form.write(block);
    } catch (error) {
      refusal = { error };
    }
  }
  if (refusal !== undefined) throw refusal.error;
  return form.finish();
}

/** Collects the entries of a form from the blocks of its body. */
function createForm(boundary: string, limit: number, isField: (name: string) => boolean) {
  const parser = new MultipartParser(boundary, {
    maxHeaderSize: HEADER_LIMIT,
    maxParts: PART_LIMIT,
    maxFileSize: limit,
    maxTotalSize: limit,
  });
  const entries = new Map<string, unknown>();
  let textLeft = BODY_LIMIT;
  const add = (part: MultipartPart): void => {
    const name = nameOf(part);
    if (!isField(name)) throw invalidFields({ body: 'unknownField' });
    if (!isFile(part) && (textLeft -= part.size) < 0) throw new Problem('PAYLOAD_TOO_LARGE');
    const value = isFile(part) ? readFile(part, name) : readText(textOf(part), name);
    const before = entries.get(name);
    if (Array.isArray(before)) before.push(value);
    else entries.set(name, entries.has(name) ? [before, value] : value);
  };
  return {
    write: (block: Uint8Array): void => {
      // What follows the last boundary is no part of the form (RFC 2046, section 5.1.1).
      if (isComplete(parser)) return;
      for (const part of readable(() => [...parser.write(block)])) add(part);
    },
    finish: (): unknown => {
      readable(() => parser.finish());
      return Object.fromEntries(entries);
    },
  };
}

function isComplete(parser: MultipartParser): boolean {
  try {
    parser.finish();
    return true;
  } catch (error) {
    if (error instanceof MultipartParseError) return false;
    throw error;
  }
}

function boundaryOf(type: string): string {
  if (type.length > TYPE_LIMIT) throw new Problem('MALFORMED_REQUEST');
  const boundary = readable(() => new MIMEType(type).params.get('boundary'));
  if (boundary === null || boundary === '' || boundary.length > BOUNDARY_LIMIT)
    throw new Problem('MALFORMED_REQUEST');
  return boundary;
}

/** @throws Problem MALFORMED_REQUEST for what is no form or not UTF-8 */
function readable<T>(read: () => T): T {
  try {
    return read();
  } catch (cause) {
    if (cause instanceof MultipartParseError || cause instanceof TypeError)
      throw new Problem('MALFORMED_REQUEST', { cause });
    throw cause;
  }
}

function nameOf(part: MultipartPart): string {
  const name = readable(() => part.name);
  if (name === undefined || Buffer.byteLength(name) > NAME_LIMIT) throw new Problem('MALFORMED_REQUEST');
  return cleanText(unescaped(name), []);
}

/** Browsers send a part with its own content type as a file. */
function isFile(part: MultipartPart): boolean {
  return part.filename !== undefined && part.mediaType !== 'application/json';
}

function readFile(part: MultipartPart, field: string): File {
  const name = cleanText(unescaped(part.filename ?? ''), [field]);
  return new File([new Uint8Array(part.bytes)], name, { type: part.mediaType ?? '' });
}

function textOf(part: MultipartPart): string {
  return readable(() => part.text);
}

/** Browsers escape quotation marks and line breaks alone (HTML, "multipart/form-data encoding algorithm"). */
function unescaped(name: string): string {
  return name.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n');
}

/** A JSON object is parsed and cleaned like a JSON body. */
function readText(text: string, field: string): unknown {
  const tidy = trimText(cleanText(text, [field]));
  if (!tidy.startsWith('{')) return tidy;
  refuseManyValues(Buffer.from(tidy));
  let value: unknown;
  try {
    value = JSON.parse(tidy);
  } catch {
    return tidy;
  }
  return cleanValue(value, [field]);
}
