import { openPicture } from './cleanPicture.ts';

/** Widths in pixels and the cut of each kind of published picture. */
const KINDS = {
  /** Shown in up to 72 CSS pixels. A logo is never cut: what it lacks of a square is transparent. */
  LOGO: { ratio: 1, fit: 'contain', widths: [96, 192] },
  /** As large as a logo, but cut to its middle: all of it is the person. */
  PORTRAIT: { ratio: 1, fit: 'cover', widths: [96, 192] },
  /** For a phone, and for the width of a page. */
  COVER: { ratio: 3, fit: 'cover', widths: [640, 1280] },
} as const;

export type PictureKind = keyof typeof KINDS;

export interface RenderTask {
  readonly bytes: Uint8Array;
  readonly kind: PictureKind;
  readonly field: string;
}

export interface RenderedFile {
  readonly width: number;
  readonly mediaType: 'image/avif' | 'image/webp';
  readonly bytes: Uint8Array;
}

/**
 * Makes the files of a published picture: upright, in sRGB, without metadata, and never wider than the picture itself.
 * @throws Problem VALIDATION_FAILED if it is damaged or has too many pixels
 */
export async function renderPicture({ bytes, kind, field }: RenderTask): Promise<readonly RenderedFile[]> {
  const { ratio, fit, widths } = KINDS[kind];
  return openPicture(bytes, field, async (picture) => {
    const upright = picture.autoOrient();
    const { width, height } = (await upright.metadata()).autoOrient;
    const own = fit === 'cover' ? Math.min(width, height * ratio) : Math.max(width, height * ratio);
    const files: RenderedFile[] = [];
    for (const one of new Set(widths.map((wanted) => Math.min(wanted, Math.floor(own))))) {
      const resized = upright.clone().resize(one, Math.max(1, Math.round(one / ratio)), {
        fit,
        background: { r: 0, g: 0, b: 0, alpha: 0 },
      });
      files.push(
        { width: one, mediaType: 'image/avif', bytes: await resized.avif(AVIF).toBuffer() },
        { width: one, mediaType: 'image/webp', bytes: await resized.webp(WEBP).toBuffer() },
      );
    }
    return files;
  });
}

/** More effort takes several times as long for a tenth of the bytes. */
const AVIF = { quality: 60, effort: 2 } as const;
const WEBP = { quality: 82, effort: 3, smartSubsample: true } as const;
