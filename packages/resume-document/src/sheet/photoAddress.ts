/** The first byte of a PNG; a JPEG has another. */
const PNG = 0x89;

/** How many bytes are turned into text at once: a call takes only so many arguments. */
const CHUNK = 8192;

/** A picture as a data URL, which the renderer accepts everywhere. */
export function photoAddress(photo: Uint8Array | string): string {
  if (typeof photo === 'string') return photo;
  let binary = '';
  for (let start = 0; start < photo.length; start += CHUNK) {
    binary += String.fromCharCode(...photo.subarray(start, start + CHUNK));
  }
  return `data:image/${photo[0] === PNG ? 'png' : 'jpeg'};base64,${btoa(binary)}`;
}
