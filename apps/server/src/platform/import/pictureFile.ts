import { pictureType } from '@michi/api/documents';
import { open, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { PICTURE_LIMIT } from '../files/checkPicture.ts';
import { RecordRefusal } from './reason.ts';

export interface PictureFile {
  /** As the record names it. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * Reads a picture that a record names, in the folder of the import's file or below.
 * @param field of the record
 * @throws RecordRefusal for a file that is missing, outside of the folder, too large or not a picture
 */
export async function readPictureFile(folder: string, name: string, field: string): Promise<PictureFile> {
  if (isElsewhere(name)) throw new RecordRefusal({ code: 'notFileName', field });
  const inside = `${await realpath(folder)}${sep}`;
  // With the target of links, so that none leads out of the folder.
  const path = await realpath(join(folder, name)).catch(() => undefined);
  if (path === undefined) throw new RecordRefusal({ code: 'photoMissing', field, values: { name } });
  if (!path.startsWith(inside)) throw new RecordRefusal({ code: 'notFileName', field });
  return { name, bytes: await readPicture(path, name, field) };
}

/**
 * Reads a picture at a path that an operator gives.
 * @param name of the file, for messages
 * @param field that names it
 * @throws RecordRefusal for what is no file, too large or not a picture
 */
export async function readPicture(path: string, name: string, field: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const found = await file.stat();
    if (!found.isFile()) throw new RecordRefusal({ code: 'photoMissing', field, values: { name } });
    if (found.size > PICTURE_LIMIT) {
      const values = { value: found.size, limit: PICTURE_LIMIT };
      throw new RecordRefusal({ code: 'photoTooLarge', field, values });
    }
    const bytes = await file.readFile();
    if (pictureType(bytes) === null)
      throw new RecordRefusal({ code: isVector(bytes) ? 'vectorPicture' : 'notPhoto', field });
    return bytes;
  } finally {
    await file.close();
  }
}

/** Whether it is an address, or leads out of the folder on any system. */
function isElsewhere(name: string): boolean {
  return /^\/|^[a-z][a-z\d+.-]*:|[\\\0]/i.test(name) || name.split('/').includes('..');
}

/** Whether it is an SVG, as far as its beginning tells. */
function isVector(bytes: Uint8Array): boolean {
  return /<svg[\s>]/i.test(Buffer.from(bytes.subarray(0, 4096)).toString('latin1'));
}
