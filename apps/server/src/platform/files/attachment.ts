import { normalizeText } from '@michi/api/text';
import { extname } from 'node:path';
import type { FileStore } from './fileStore.ts';
import type { FileType } from './fileType.ts';

/** File extensions of each type, the usual one first. */
const ENDINGS: Readonly<Record<FileType, readonly [string, ...string[]]>> = {
  'application/pdf': ['.pdf'],
  'application/msword': ['.doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
  'image/jpeg': ['.jpg', '.jpeg', '.jpe', '.jfif'],
  'image/png': ['.png'],
  'image/gif': ['.gif'],
};

/** Extensions of other types; any other, as in "Resume 2026.11", is part of the name. */
const MISLEADING = new Set(
  Object.values(ENDINGS)
    .flat()
    .concat('.docm', '.dot', '.dotx', '.odt', '.rtf', '.pages', '.txt', '.zip', '.exe', '.scr', '.bat')
    .concat('.htm', '.html', '.svg', '.webp', '.heic', '.heif', '.avif', '.bmp', '.tif', '.tiff'),
);

interface UploadedFile {
  readonly id: string;
  readonly name: string;
  readonly mediaType: string;
  readonly size: number;
}

/**
 * The response with an uploaded file (RFC 6266). It is downloaded and never displayed, since a PDF can contain scripts
 * and must not run in this origin.
 */
export async function attachment(
  fileStore: Pick<FileStore, 'read'>,
  { id, name, mediaType, size }: UploadedFile,
) {
  return {
    status: 200 as const,
    bytes: await fileStore.read(id, size),
    type: mediaType,
    headers: {
      'Content-Disposition': contentDisposition(isFileType(mediaType) ? withEnding(name, mediaType) : name),
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
    },
  };
}

/**
 * Names a download (RFC 6266) in full (RFC 8187), and in ASCII for clients that cannot read it.
 * @param plainName the source of the ASCII name
 */
export function contentDisposition(name: string, plainName = name): string {
  const short = shortened(name, 70);
  const plain = normalizeText(shortened(plainName, 70), 'NFKD')
    .replace(/(?<=[a-z])\p{M}/giu, '')
    .replace(/[^\x20-\x7e]|["\\%]/gu, '_');
  const encoded = encodeURIComponent(short).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/**
 * A file name that is valid on any system, in at most 255 characters.
 * @param mediaType the detected type; it determines the extension, so that the file can be opened
 */
export function fileName(typed: string, mediaType?: FileType): string {
  const tidy = normalizeText(typed, 'NFC')
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069<>:"/\\|?*]/gu, '_')
    .trim()
    .replace(/^\.+/, '');
  const name = tidy === '' ? 'resume' : tidy;
  return shortened(mediaType === undefined ? name : withEnding(name, mediaType), 255);
}

function isFileType(mediaType: string): mediaType is FileType {
  return Object.hasOwn(ENDINGS, mediaType);
}

function withEnding(name: string, mediaType: FileType): string {
  const ending = extname(name);
  const [usual, ...others] = ENDINGS[mediaType];
  if ([usual, ...others].includes(ending.toLowerCase())) return name;
  return (MISLEADING.has(ending.toLowerCase()) ? name.slice(0, -ending.length) : name) + usual;
}

/** Keeps the extension. */
function shortened(name: string, length: number): string {
  const characters = [...name];
  if (characters.length <= length) return name;
  const ending = /\.\w{1,8}$/.exec(name)?.[0] ?? '';
  return characters.slice(0, length - ending.length).join('') + ending;
}
