/** Bytes of uploaded files, each under the id of its row in `files`; they are written once. */
export interface FileStore {
  /**
   * Afterwards the bytes survive a crash of the machine.
   * @throws FilesUnavailable; no part of the file is stored then
   */
  write(id: string, bytes: Uint8Array): Promise<void>;
  /** @throws FileMissing, FilesUnavailable */
  read(id: string): Promise<Uint8Array<ArrayBuffer>>;
  /** The file as chunks, opened at the first read; errors as for `read`. */
  open(id: string): AsyncIterable<Uint8Array>;
  /**
   * Does nothing if the file does not exist.
   * @throws FilesUnavailable
   */
  remove(id: string): Promise<void>;
}
