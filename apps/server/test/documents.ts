/** A text as the bytes of a file. */
export const text = (texts: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(texts);

/** Content type of the main part of a Word document. */
export const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** A package whose main part has this name and type (ECMA-376, part 2). */
export const packageOf = (main: string, type = MAIN) => ({
  '[Content_Types].xml': text(`<?xml version="1.0"?><Types
    xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels"
    ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/${main}"
    ContentType="${type}"/></Types>`),
  '_rels/.rels': text(`<?xml version="1.0"?><Relationships
    xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1"
    Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument"
    Target="${main}"/></Relationships>`),
  [main]: text('<w:document/>'),
});
/** A compound file whose table of sectors leads in a circle, so that a reader adds to its lists without end. */
export function loopingDoc(): Buffer {
  const file = Buffer.alloc(4096);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  file.writeUInt16LE(0x3e, 0x18);
  file.writeUInt16LE(3, 0x1a);
  file.writeUInt16LE(0xfffe, 0x1c);
  file.writeUInt16LE(9, 0x1e);
  file.writeUInt16LE(6, 0x20);
  file.writeUInt32LE(1000, 0x2c);
  file.writeUInt32LE(0x1000, 0x38);
  file.writeUInt32LE(1, 0x40);
  file.writeInt32LE(-2, 0x44);
  for (let at = 0x4c; at < 512; at += 4) file.writeUInt32LE(((at - 0x4c) / 4) % 3, at);
  for (let at = 512; at < file.length; at += 4) file.writeUInt32LE(((at - 512) / 4 + 3) % 7, at);
  return file;
}
