import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';

/** How many of a colour's lowest bits may be dropped: even three change a colour by less than the tolerance. */
const MOST_BITS = 3;

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const INDEXED = 3;

function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Colours of a picture as a palette, and the index of each pixel; `undefined` if there are too many. */
function indexed({ width, height, data }, bits) {
  const step = 2 ** bits;
  const near = (value) => Math.min(255, Math.round(value / step) * step);
  const places = new Map();
  // Each line of a PNG begins with the number of its filter.
  const lines = Buffer.alloc(height * (width + 1));
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const at = pixel * 4;
    if (data[at + 3] !== 255) return undefined;
    const colour = (near(data[at]) << 16) | (near(data[at + 1]) << 8) | near(data[at + 2]);
    let location = places.get(colour);
    if (location === undefined) {
      if (places.size === 256) return undefined;
      location = places.size;
      places.set(colour, location);
    }
    lines[pixel + Math.floor(pixel / width) + 1] = location;
  }
  return { colours: [...places.keys()], lines };
}

/**
 * Compresses a screenshot for the repository, to a third on average: with a colour palette, which pngjs can read and
 * not write. A picture with too many colours, such as a photograph, is unchanged.
 * @param {Buffer} file a PNG
 * @returns {Buffer} a PNG
 */
export function shrink(file) {
  const picture = PNG.sync.read(file);
  for (let bits = 0; bits <= MOST_BITS; bits += 1) {
    const table = indexed(picture, bits);
    if (table === undefined) continue;
    const header = Buffer.alloc(13);
    header.writeUInt32BE(picture.width, 0);
    header.writeUInt32BE(picture.height, 4);
    header.set([8, INDEXED, 0, 0, 0], 8);
    const small = Buffer.concat([
      SIGNATURE,
      chunk('IHDR', header),
      chunk(
        'PLTE',
        Buffer.from(table.colours.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255])),
      ),
      chunk('IDAT', deflateSync(table.lines, { level: 9 })),
      chunk('IEND', Buffer.alloc(0)),
    ]);
    return small.length < file.length ? small : file;
  }
  return file;
}
