import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { checkPicture } from './checkPicture.ts';

const PLACE = '35.68N 139.76E';

/** A picture whose left half is red and whose right half is blue. */
function halves(width: number, height: number): Sharp {
  const half = { create: { width: width / 2, height, channels: 3 as const, background: 'red' } };
  return sharp({ create: { width, height, channels: 3, background: 'blue' } }).composite([
    { input: half, left: 0, top: 0 },
  ]);
}

const noted = (picture: Sharp): Sharp =>
  picture
    .withExif({ IFD0: { ImageDescription: PLACE }, IFD3: { GPSAreaInformation: PLACE } })
    .withXmp(`<x>${PLACE}</x>`);

/** A comment of a GIF (GIF89a, section 24), put before its end. */
function withComment(gif: Buffer): Buffer {
  const comment = Buffer.concat([Buffer.of(0x21, 0xfe, PLACE.length), Buffer.from(PLACE), Buffer.of(0)]);
  return Buffer.concat([gif.subarray(0, -1), comment, gif.subarray(-1)]);
}

async function animation(): Promise<Buffer> {
  const frames = await Promise.all(
    ['red', 'lime', 'blue'].map((background) =>
      sharp({ create: { width: 16, height: 8, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 200, 300], loop: 3 })
    .toBuffer();
}

/** The colour at a place of a picture, by which of red, green and blue is strongest. */
async function colourAt(bytes: Uint8Array, left: number, top: number): Promise<string> {
  const { data } = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return ['red', 'green', 'blue'][data.indexOf(Math.max(...data))] ?? '';
}

const PICTURES = {
  'a JPEG': () => noted(halves(80, 40)).jpeg().toBuffer(),
  'a PNG': () => noted(halves(80, 40)).png().toBuffer(),
  'a GIF': async () => withComment(await animation()),
};

test.each(Object.entries(PICTURES))('%s is stored without its metadata', async (_, make) => {
  const given = await make();
  expect(given.includes(PLACE)).toBe(true);
  const { bytes } = await checkPicture(given, null);
  expect(Buffer.from(bytes).includes(PLACE)).toBe(false);
  expect(await sharp(bytes).metadata()).not.toMatchObject({ exif: expect.anything() });
});

test.each(Object.entries(PICTURES))('%s is stored without data after its end', async (_, make) => {
  const behind = await noted(halves(20, 20)).jpeg().toBuffer();
  const { bytes } = await checkPicture(Buffer.concat([await make(), behind]), null);
  expect(Buffer.from(bytes).includes(PLACE)).toBe(false);
  expect(Buffer.from(bytes).lastIndexOf(Buffer.of(0xff, 0xd8, 0xff))).toBeLessThan(1);
});

test('a portrait photo stays upright', async () => {
  const turned = await halves(80, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { bytes, mediaType } = await checkPicture(turned, null);
  const { width, height, orientation } = await sharp(bytes).metadata();
  expect([mediaType, width, height, orientation]).toEqual(['image/jpeg', 40, 80, undefined]);
  // The camera's left is the top once the picture is turned clockwise.
  expect([await colourAt(bytes, 20, 10), await colourAt(bytes, 20, 70)]).toEqual(['red', 'blue']);
});

test('an animation keeps its frames, their times and its repeats', async () => {
  const { bytes, mediaType } = await checkPicture(await animation(), null);
  const { delay, loop, pages, width, pageHeight } = await sharp(bytes, { animated: true }).metadata();
  expect([mediaType, pages, delay, loop, width, pageHeight]).toEqual([
    'image/gif',
    3,
    [100, 200, 300],
    3,
    16,
    8,
  ]);
});

test('transparency stays', async () => {
  const clear = await sharp({ create: { width: 4, height: 4, channels: 4, background: '#ff000000' } })
    .png()
    .toBuffer();
  expect((await sharp((await checkPicture(clear, null)).bytes).stats()).isOpaque).toBe(false);
});

test('more than 64 megapixels are refused at the field before they are decoded', async () => {
  // The header says the size; nothing behind it is read.
  const huge = await halves(16, 16).png().toBuffer();
  huge.writeUInt32BE(30_000, 16);
  huge.writeUInt32BE(30_000, 20);
  huge.writeUInt32BE(crc32(huge.subarray(12, 29)), 29);
  await expect(checkPicture(huge, null, { name: 'file', limit: 1_000_000 })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    fields: { file: { rule: 'tooManyPixels', values: { maximum: 64 } } },
  });
});

// An animation keeps its complete frames; without any it is damaged.
test.each([
  ['a JPEG', PICTURES['a JPEG'], 0.6],
  ['a PNG', PICTURES['a PNG'], 0.6],
  ['a GIF', PICTURES['a GIF'], 0.1],
] as const)('%s that is cut off is refused as damaged', async (_, make, share) => {
  const whole = await make();
  await expect(checkPicture(whole.subarray(0, Math.ceil(whole.length * share)), null)).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    fields: { photo: { rule: 'fileBroken' } },
  });
});
