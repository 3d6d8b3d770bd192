import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { manifestPaths } from '../src/shared/portal-version/manifestPaths.ts';
import { markSvg } from './mark.ts';

/** The icons that are pictures of dots, drawn by `scripts/icons.ts`. */
export const pngIcons = [
  { file: 'icon-192.png', size: 192, isMaskable: false },
  { file: 'icon-512.png', size: 512, isMaskable: false },
  { file: 'maskable-512.png', size: 512, isMaskable: true },
  { file: 'apple-touch-180.png', size: 180, isMaskable: true },
] as const;

/** The token `surface` of the light and of the dark theme: what the system shows around the portal and before it. */
const surface = { light: '#faf9fb', dark: '#121113' } as const;

/** What the system calls the installed portal, in each language. */
const words = {
  en: {
    lang: 'en',
    name: 'Michi: your way to work',
    description: 'Find a job, apply, and always know where you stand.',
  },
  jp: {
    lang: 'ja',
    name: 'Michi 道 就職活動ポータル',
    description: '求人を探し、応募し、選考の状況をいつでも確かめられます。',
  },
} as const;

interface Icon {
  readonly file: string;
  readonly source: Buffer | string;
}

/** A name that changes with the picture, so that it is kept for ever. */
const addressOf = ({ file, source }: Icon): string => {
  const [name = '', ending = ''] = file.split('.');
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 7);
  return `assets/${name}-${hash}.${ending}`;
};

const icons = (): readonly Icon[] => [
  { file: 'icon.svg', source: markSvg },
  ...pngIcons.map(({ file }) => ({ file, source: readFileSync(new URL(`icons/${file}`, import.meta.url)) })),
];

/**
 * The manifest that makes the portal installable, in one language (W3C Web App Manifest).
 * @param address where an icon is
 */
export const webManifest = (language: keyof typeof words, address: (file: string) => string): object => ({
  id: '/',
  ...words[language],
  short_name: 'Michi',
  dir: 'ltr',
  start_url: '/student/dashboard',
  scope: '/',
  display: 'standalone',
  theme_color: surface.light,
  background_color: surface.light,
  categories: ['education', 'productivity'],
  icons: [
    { src: address('icon.svg'), sizes: 'any', type: 'image/svg+xml' },
    ...pngIcons
      .filter(({ size }) => size >= 192)
      .map(({ file, size, isMaskable }) => ({
        src: address(file),
        sizes: `${size}x${size}`,
        type: 'image/png',
        ...(isMaskable && { purpose: 'maskable' }),
      })),
  ],
});

/** Puts the manifests and their icons into the build, and names them in the page. */
export const installable = (): Plugin => ({
  name: 'michi:installable',
  apply: 'build',
  generateBundle() {
    const addresses = new Map<string, string>();
    for (const icon of icons()) {
      const fileName = addressOf(icon);
      addresses.set(icon.file, `/${fileName}`);
      this.emitFile({ type: 'asset', fileName, source: icon.source });
    }
    for (const language of ['en', 'jp'] as const) {
      const manifest = webManifest(language, (file) => addresses.get(file) ?? '');
      this.emitFile({
        type: 'asset',
        fileName: manifestPaths[language].slice(1),
        source: JSON.stringify(manifest),
      });
    }
  },
  transformIndexHtml: () => {
    const touch = icons().find(({ file }) => file === 'apple-touch-180.png');
    const theme = (name: keyof typeof surface) => ({
      tag: 'meta',
      attrs: { name: 'theme-color', content: surface[name], media: `(prefers-color-scheme: ${name})` },
    });
    return [
      { tag: 'link', attrs: { rel: 'manifest', href: manifestPaths.en } },
      ...(touch === undefined
        ? []
        : [{ tag: 'link', attrs: { rel: 'apple-touch-icon', href: `/${addressOf(touch)}` } }]),
      theme('light'),
      theme('dark'),
    ];
  },
});
