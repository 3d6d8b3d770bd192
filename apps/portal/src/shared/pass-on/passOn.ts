/** What became of passing something on; `shared` also when the student closed the sheet again. */
export type PassedOn = 'shared' | 'copied' | 'failed';

/** Hands a link to the device's own sheet, or copies it where there is none or it does not open (Web Share API). */
export const passOn = async (
  what: { readonly title: string; readonly url: string },
  device: Partial<Pick<Navigator, 'share' | 'clipboard'>> = navigator,
): Promise<PassedOn> => {
  if (device.share !== undefined) {
    try {
      await device.share(what);
      return 'shared';
    } catch (cause) {
      if (cause instanceof DOMException && cause.name === 'AbortError') return 'shared';
    }
  }
  if (device.clipboard === undefined) return 'failed';
  try {
    await device.clipboard.writeText(what.url);
    return 'copied';
  } catch {
    return 'failed';
  }
};
