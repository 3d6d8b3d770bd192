import type { Plugin } from 'vite';

const iconFile = /[/\\]node_modules[/\\]lucide-react[/\\]dist[/\\]esm[/\\]icons[/\\]/;

/** What React asks for in a list that may change; the parts of a picture never do. */
const key = /,?\s*\bkey: "[^"]*"/g;

/** Names a picture had before. */
const aliases = /,?\s*\baliases: \[[^\]]*\]/g;

/** A bundler keeps it, as reading a property might do something. */
const reading = /^__iconData\.node;$/gm;

/** The code of a picture's module, without what a built page has no use for. */
export const withoutKeys = (code: string): string =>
  code.replaceAll(key, '').replaceAll(aliases, '').replaceAll(reading, '');

/** Builds the pictures without their random keys, which no compression makes smaller: a percent of the job list. */
export const leanIcons = (): Plugin => ({
  name: 'michi:lean-icons',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: iconFile },
    handler: (code) => ({ code: withoutKeys(code), map: null }),
  },
});
