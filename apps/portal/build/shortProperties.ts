import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** The design system's custom properties, as it names them. */
const property = /--michi-[a-z-]+/g;

/**
 * A short name for a custom property. It follows from the long one alone, so that a stylesheet in a browser's cache and a
 * script fetched today agree on it.
 */
export const shortPropertyName = (name: string): string =>
  `--${createHash('sha256').update(name).digest('hex').slice(0, 4)}`;

/** A text with the short names in place of the long ones. */
export const shortened = (text: string): string => text.replaceAll(property, shortPropertyName);

/** Gives every custom property of the design system a short name in the built files: an eighth of the first stylesheet. */
export const shortProperties = (): Plugin => ({
  name: 'michi:short-properties',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler: (_options, bundle) => {
      const longNames = new Map<string, string>();
      const shorten = (text: string): string =>
        text.replaceAll(property, (long) => {
          const short = shortPropertyName(long);
          const other = longNames.get(short) ?? long;
          if (other !== long)
            throw new Error(`${long} and ${other} have the same short name; use more digits`);
          longNames.set(short, long);
          return short;
        });
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = shorten(file.code);
        else if (file.fileName.endsWith('.css') && typeof file.source === 'string')
          file.source = shorten(file.source);
      }
    },
  },
});
