/** Bytes of uploaded files, each under the id of its row in `files`; they are written once. */
export interface FileStore {
  /**
   * Afterwards the bytes survive a crash of the machine, and the store has confirmed their number.
   * @throws FilesUnavailable; whether anything is stored is unknown then
   */
  write(id: string, bytes: Uint8Array): Promise<void>;
  /**
   * The whole file; nothing of one that has another size.
   * @param size bytes of the file as it was written
   * @throws FileMissing, FileDamaged, FilesUnavailable
   */
  read(id: string, size: number): Promise<Uint8Array<ArrayBuffer>>;
  /**
   * Does nothing if the file does not exist.
   * @throws FilesUnavailable
   */
  remove(id: string): Promise<void>;
}
