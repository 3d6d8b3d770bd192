import { invalidFields, Problem } from '../problem/problem.ts';

/** Bytes a picture may have (decisions, "resume and picture limits"). */
const PICTURE_LIMIT = 5 * 1024 * 1024;

/** Where a picture comes in, and how large it may be. */
export interface PictureField {
  /** The name of the field, as sent. */
  readonly name: string;
  /** Bytes. */
  readonly limit: number;
}

/** The picture of a profile. */
const PHOTO: PictureField = { name: 'photo', limit: PICTURE_LIMIT };

/** A picture as it is to be kept. */
export interface CheckedPicture {
  readonly mediaType: 'image/jpeg' | 'image/png' | 'image/gif';
  /** Without what a camera or a program has written beside the picture, such as the place it was taken at. */
  readonly bytes: Uint8Array;
}

/**
 * Says what a picture is, by its bytes, and takes out what does not belong to the picture itself.
 * @throws Problem PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, or VALIDATION_FAILED for one that is cut off
 */
export function checkPicture(bytes: Uint8Array, field = PHOTO): CheckedPicture {
  if (bytes.length > field.limit) throw pictureTooLarge(field);
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const picked = (parts: (data: Buffer) => Generator<Stretch>) => pickedFrom(data, parts, field);
  if (isJpeg(data)) return { mediaType: 'image/jpeg', bytes: picked(jpegParts) };
  if (isPng(data)) return { mediaType: 'image/png', bytes: picked(pngParts) };
  if (isGif(data)) return { mediaType: 'image/gif', bytes: picked(gifParts) };
  throw new Problem('UNSUPPORTED_MEDIA_TYPE', {
    situation: 'fileRefused',
    fields: { [field.name]: { rule: 'pictureType' } },
  });
}

/** Whether bytes begin as a picture does that `checkPicture` knows. */
export function looksLikePicture(bytes: Uint8Array): boolean {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return isJpeg(data) || isPng(data) || isGif(data);
}

const isJpeg = (data: Buffer): boolean => data.subarray(0, 3).equals(JPEG);
const isPng = (data: Buffer): boolean => data.subarray(0, 8).equals(PNG);
const isGif = (data: Buffer): boolean => /^GIF8[79]a/.test(data.subarray(0, 6).toString('latin1'));

/** The answer to a picture over the limit. */
export function pictureTooLarge({ limit, name }: PictureField = PHOTO): Problem {
  return new Problem('PAYLOAD_TOO_LARGE', {
    situation: 'fileTooLarge',
    fields: { [name]: { rule: 'fileTooLarge', values: { maximum: limit / 1024 / 1024 } } },
  });
}

const JPEG = Buffer.of(0xff, 0xd8, 0xff);
const PNG = Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** A stretch of a file that stays. */
type Stretch = readonly [start: number, end: number];

function pickedFrom(
  data: Buffer,
  parts: (data: Buffer) => Generator<Stretch>,
  { name }: PictureField,
): Uint8Array {
  try {
    return Buffer.concat([...parts(data)].map(([start, end]) => data.subarray(start, end)));
  } catch (cause) {
    // Read beyond the end: the file says that there is more than there is.
    if (cause instanceof RangeError) throw invalidFields({ [name]: 'fileBroken' });
    throw cause;
  }
}

/** Application segments that belong to the picture: JFIF, colour profile, Adobe's colour transform (ITU-T T.81, T.872). */
const JPEG_KEPT = [0xe0, 0xe2, 0xee];

function* jpegParts(data: Buffer): Generator<Stretch> {
  yield [0, 2];
  let at = 2;
  for (;;) {
    if (data.readUInt8(at) !== 0xff) throw new RangeError('No marker where one has to be');
    const marker = data.readUInt8(at + 1);
    // The picture itself begins; what follows it is data to the end.
    if (marker === 0xda) break;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const end = at + 2 + data.readUInt16BE(at + 2);
    const isNote = marker === 0xfe || (marker >= 0xe0 && marker <= 0xef && !JPEG_KEPT.includes(marker));
    if (!isNote) yield [at, end];
    at = end;
  }
  const end = data.lastIndexOf(Buffer.of(0xff, 0xd9));
  if (end < at) throw new RangeError('No end of the picture');
  yield [at, end + 2];
}

/** Chunks with words, times and metadata (PNG, third edition, section 11.3). */
const PNG_NOTES = ['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME'];

function* pngParts(data: Buffer): Generator<Stretch> {
  yield [0, 8];
  let at = 8;
  for (;;) {
    const type = data.toString('latin1', at + 4, at + 8);
    const end = at + 12 + data.readUInt32BE(at);
    if (end > data.length) throw new RangeError('A chunk is cut off');
    if (!PNG_NOTES.includes(type)) yield [at, end];
    if (type === 'IEND') return;
    at = end;
  }
}

/** Comments and application extensions but for the one that repeats an animation (GIF89a, sections 24 and 26). */
function* gifParts(data: Buffer): Generator<Stretch> {
  let at = 13 + colours(data.readUInt8(10));
  yield [0, at];
  for (;;) {
    const kind = data.readUInt8(at);
    if (kind === 0x3b) {
      yield [at, at + 1];
      return;
    }
    const label = kind === 0x21 ? data.readUInt8(at + 1) : undefined;
    const blocks = kind === 0x2c ? at + 11 + colours(data.readUInt8(at + 9)) : at + 2;
    if (kind !== 0x2c && kind !== 0x21) throw new RangeError('No block where one has to be');
    const end = blocksEnd(data, blocks);
    const isLoop = label === 0xff && data.toString('latin1', at + 3, at + 14) === 'NETSCAPE2.0';
    if (label !== 0xfe && (label !== 0xff || isLoop)) yield [at, end];
    at = end;
  }
}

/** Bytes of a colour table, from the byte that says whether there is one. */
function colours(flags: number): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1);
}

function blocksEnd(data: Buffer, start: number): number {
  let at = start;
  for (;;) {
    const size = data.readUInt8(at);
    at += size + 1;
    if (size === 0) return at;
  }
}
