/** Keeps the bytes of what users upload, each under the id of its row in `files`; they are written once. */
export interface FileStore {
  /**
   * Writes a file; once it has, the bytes outlive a crash of the machine.
   * @throws FilesUnavailable when it cannot; nothing of the file is there then
   */
  write(id: string, bytes: Uint8Array): Promise<void>;
  /**
   * The whole file.
   * @throws FileMissing, FilesUnavailable
   */
  read(id: string): Promise<Uint8Array<ArrayBuffer>>;
  /** The file bit by bit, from when it is first asked for; it fails as `read` does. */
  open(id: string): AsyncIterable<Uint8Array>;
  /**
   * Removes a file, if there is one.
   * @throws FilesUnavailable
   */
  remove(id: string): Promise<void>;
}
