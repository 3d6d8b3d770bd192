import type { SeedCompany } from './data/companies.ts';

/** The steps of a hue that a drawing has, from light to dark. */
interface Hue {
  readonly sky: string;
  readonly far: string;
  readonly near: string;
  readonly solid: string;
  readonly ink: string;
}

/** Hues of the palette (Radix Colors: steps 3, 5, 7, 11 and 12). */
const HUES: readonly Hue[] = [
  { sky: '#f0f1fe', far: '#dadcff', near: '#b8baf8', solid: '#5753c6', ink: '#272962' },
  { sky: '#e1f6fd', far: '#bee7f5', near: '#8dcae3', solid: '#00749e', ink: '#1d3e56' },
  { sky: '#e9f6e9', far: '#c9e8ca', near: '#94ce9a', solid: '#2a7e3b', ink: '#203c25' },
  { sky: '#ffefd6', far: '#ffd19a', near: '#f5ae73', solid: '#cc4e00', ink: '#582d1d' },
  { sky: '#f4f0fe', far: '#e1d9ff', near: '#c2b5f5', solid: '#6550b9', ink: '#2f265f' },
  { sky: '#fff7c2', far: '#fbe577', near: '#e9c162', solid: '#ab6400', ink: '#4f3422' },
  { sky: '#feebe7', far: '#ffcdc2', near: '#f5a898', solid: '#d13415', ink: '#5c271f' },
];

const WHITE = '#ffffff';

/** A petal of a mark, drawn from the centre of a grid of 24 upwards. */
const PETALS = [
  '<path d="M0-9.5c3.6 2.6 4 6 0 7.5c-4-1.5-3.6-4.9 0-7.5z"/>',
  '<circle cy="-6" r="3.2"/>',
  '<path d="M-2.1-9.5h4.2v6.5h-4.2z"/>',
  '<path d="M-3.6-3a3.6 3.6 0 0 1 7.2 0z" transform="translate(0-2.5)"/>',
  '<path d="M0-9.8 2.8-6.2 0-2.6-2.8-6.2z"/>',
  '<path d="M0-9.5a7 7 0 0 1 4.8 7a9 9 0 0 1-4.8-1.2z"/>',
  '<path d="M0-2.8c-5.2-2.2-4.6-7.2-1.6-6.8 1 .1 1.6.9 1.6 1.8 0-.9.6-1.7 1.6-1.8 3-.4 3.6 4.6-1.6 6.8z"/>',
  '<circle cy="-6" r="2.8" fill="none" stroke="#fff" stroke-width="1.5"/>',
] as const;

/** Petals around the centre, of which three to eight make a mark. */
const FOLDS = [5, 3, 6, 4, 8] as const;

/** What stands in the middle. */
const CENTRES = [
  '<circle r="1.6"/>',
  '',
  '<circle r="2" fill="none" stroke="#fff" stroke-width="1.2"/>',
] as const;

/**
 * The mark of a company, as an SVG: petals around a centre, like a family crest, white on one hue of the palette.
 * @param index of the company; each has another mark
 */
export function drawLogo(index: number): string {
  const hue = hueOf(index);
  const petal = PETALS[index % PETALS.length] ?? '';
  const fold = FOLDS[Math.floor(index / PETALS.length) % FOLDS.length] ?? 5;
  const centre = CENTRES[index % CENTRES.length] ?? '';
  const petals = Array.from(
    { length: fold },
    (_, turn) => `<g transform="rotate(${((turn * 360) / fold).toFixed(2)})">${petal}</g>`,
  );
  return svg(
    24,
    24,
    `<rect width="24" height="24" fill="${hue.solid}"/><g transform="translate(12 12) scale(${fold > 5 ? 0.86 : 0.82})" fill="${WHITE}">${petals.join('')}${centre}</g>`,
    192,
  );
}

interface Scene {
  readonly text: string;
  readonly textJp: string;
  /** Drawn on a ground of 600 pixels whose floor is at 168. */
  readonly draw: (hue: Hue) => string;
}

const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

/** Rows of equal things. */
const row = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

const windows = (x: number, y: number, columns: number, rows: number, fill: string): string =>
  row(rows, (line) => row(columns, (at) => rect(x + at * 16, y + line * 18, 9, 10, fill, 1)));

const SCENES = {
  factory: {
    text: 'Drawing: colleagues in front of a factory with a sawtooth roof',
    textJp: 'イラスト：のこぎり屋根の工場の前に立つ社員たち',
    draw: (hue) =>
      `${rect(470, 60, 16, 108, hue.near)}${rect(466, 54, 24, 8, hue.near)}${row(5, (at) => `<path d="M${190 + at * 54} 112v-34l54 34z" fill="${hue.near}"/>`)}${rect(190, 112, 270, 56, hue.near)}${row(6, (at) => rect(204 + at * 42, 126, 26, 18, hue.sky, 2))}`,
  },
  office: {
    text: 'Drawing: colleagues in front of office buildings',
    textJp: 'イラスト：オフィス街に立つ社員たち',
    draw: (hue) =>
      `${rect(190, 82, 74, 86, hue.far)}${rect(270, 44, 82, 124, hue.near)}${rect(358, 70, 66, 98, hue.far)}${rect(430, 98, 80, 70, hue.near)}${windows(282, 56, 4, 5, hue.sky)}${windows(440, 110, 4, 2, hue.sky)}${windows(200, 94, 4, 3, WHITE)}${windows(368, 82, 3, 4, WHITE)}`,
  },
  sea: {
    text: 'Drawing: colleagues on a quay, a ship and wind turbines behind them',
    textJp: 'イラスト：船と風車の見える岸壁に立つ社員たち',
    draw: (hue) =>
      `${row(3, (at) => `<g transform="translate(${390 + at * 62} ${88 - at * 8})"><path d="M-2 0h4l1 70h-6z" fill="${hue.near}"/>${row(3, (blade) => `<path d="M0 0c4-10 4-20 0-30c-3 10-3 20 0 30z" transform="rotate(${blade * 120 + at * 40})" fill="${hue.near}"/>`)}</g>`)}<path d="M190 118h150l-18 30h-112z" fill="${hue.near}"/>${rect(226, 92, 74, 26, hue.near, 2)}${row(4, (at) => rect(234 + at * 16, 100, 9, 8, hue.sky, 1))}<path d="M-90 142q15-8 30 0t30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0v26H-90z" fill="${hue.far}"/>`,
  },
  shop: {
    text: 'Drawing: colleagues in front of shops with awnings',
    textJp: 'イラスト：日よけのある店先に立つ社員たち',
    draw: (hue) =>
      row(3, (at) => {
        const x = 200 + at * 104;
        return `${rect(x, 76, 96, 92, at === 1 ? hue.near : hue.far)}${row(6, (strip) => `<path d="M${x + strip * 16} 104h16v12a8 8 0 0 1-16 0z" fill="${strip % 2 === 0 ? hue.solid : WHITE}"/>`)}${rect(x + 12, 130, 30, 38, hue.sky, 2)}${rect(x + 52, 130, 32, 22, hue.sky, 2)}${rect(x + 16, 84, 64, 10, WHITE, 3)}`;
      }),
  },
  village: {
    text: 'Drawing: colleagues in front of houses below hills',
    textJp: 'イラスト：山あいの家並みの前に立つ社員たち',
    draw: (hue) =>
      row(4, (at) => {
        const x = 206 + at * 78;
        const top = at % 2 === 0 ? 108 : 96;
        return `${rect(x, top, 60, 168 - top, at % 2 === 0 ? hue.near : WHITE)}<path d="M${x - 10} ${top}l40-30 40 30z" fill="${hue.solid}"/>${rect(x + 24, 142, 14, 26, hue.ink, 1)}${rect(x + 8, top + 12, 14, 12, hue.sky, 1)}${rect(x + 40, top + 12, 14, 12, hue.sky, 1)}`;
      }),
  },
  campus: {
    text: 'Drawing: students in front of a university building with a clock tower',
    textJp: 'イラスト：時計塔のある校舎の前に立つ学生たち',
    draw: (hue) => {
      const trees = row(4, (at) => {
        const x = [206, 240, 450, 480][at] ?? 0;
        return `${rect(x - 2, 140, 4, 28, hue.ink)}<circle cx="${x}" cy="${130 - (at % 2) * 6}" r="18" fill="${hue.far}"/>`;
      });
      const wings = `${rect(214, 104, 98, 64, hue.near)}${rect(388, 104, 98, 64, hue.near)}${windows(224, 114, 5, 3, hue.sky)}${windows(402, 114, 5, 3, hue.sky)}<path d="M208 104h284v-7H208z" fill="${hue.solid}"/>`;
      const tower = `${rect(312, 78, 76, 90, WHITE)}<path d="M304 79l46-26 46 26z" fill="${hue.solid}"/><circle cx="350" cy="96" r="11" fill="${hue.sky}" stroke="${hue.solid}" stroke-width="3"/><path d="M350 89v7l5 4" fill="none" stroke="${hue.ink}" stroke-width="2.5" stroke-linecap="round"/>${row(2, (at) => rect(320 + at * 48, 122, 12, 22, hue.near, 6))}<path d="M337 168v-36a13 13 0 0 1 26 0v36z" fill="${hue.ink}"/>`;
      return `${wings}${tower}${trees}`;
    },
  },
} as const satisfies Readonly<Record<string, Scene>>;

/** Where the companies of an industry work. */
const SCENE_OF: Readonly<Record<string, keyof typeof SCENES>> = {
  machinery: 'factory',
  electronics: 'factory',
  mobility: 'factory',
  materials: 'factory',
  food: 'shop',
  retail: 'shop',
  trading: 'sea',
  logistics: 'sea',
  energy: 'sea',
  tourism: 'village',
  construction: 'village',
  education: 'village',
};

type Cover = Pick<Scene, 'text' | 'textJp'> & { readonly drawing: string };

/**
 * The cover of a company, as an SVG: people in front of where they work, in the hue of its mark. Companies of the same
 * kind and hue share one.
 */
export function drawCover({ industry }: Pick<SeedCompany, 'industry'>, index: number): Cover {
  return drawScene(SCENES[SCENE_OF[industry] ?? 'office'], index % HUES.length);
}

/** The photo of a university, as an SVG: students in front of its main building. */
export function drawCampus(index: number): Cover {
  return drawScene(SCENES.campus, (index + 1) % HUES.length);
}

function drawScene({ draw, text, textJp }: Scene, variant: number): Cover {
  const hue = hueOf(variant);
  const hill = 70 + ((variant * 37) % 40);
  const sun = 60 + ((variant * 113) % 480);
  const backdrop = `${rect(0, 0, 600, 200, hue.sky)}<circle cx="${sun}" cy="48" r="20" fill="#ffffff"/><path d="M0 ${hill + 40}q150-${hill} 300-10t300-10v180H0z" fill="${hue.far}" opacity="0.6"/>`;
  const floor = `${rect(0, 142, 600, 58, hue.near)}<path d="M0 172h600" stroke="${WHITE}" stroke-width="2" stroke-dasharray="2 8" stroke-linecap="round"/>`;
  // In the middle three fifths, which every cut of a cover shows.
  const scene = `<g transform="translate(54 4) scale(0.82)">${draw(hue)}${people(hue, variant)}</g>`;
  return { text, textJp, drawing: svg(600, 200, `${backdrop}${floor}${scene}`, 1280) };
}

/** Colleagues of different heights, beside where a page puts the logo. */
function people(hue: Hue, variant: number): string {
  const places = [150, 178, 500, 530, 560];
  return row(places.length - (variant % 2), (at) => {
    const x = (places[at] ?? 0) + ((variant * 7 + at * 5) % 9);
    const height = 44 + ((variant * 11 + at * 17) % 16);
    const top = 190 - height;
    const coat = at % 3 === 1 ? WHITE : at % 3 === 2 ? hue.ink : hue.solid;
    return `<path d="M${x - 11} 190v-${height - 25}a11 11 0 0 1 22 0v${height - 25}z" fill="${coat}"/><circle cx="${x}" cy="${top + 6}" r="7" fill="${hue.ink}"/>`;
  });
}

function hueOf(index: number): Hue {
  return (
    HUES[index % HUES.length] ?? HUES[0] ?? { sky: WHITE, far: WHITE, near: WHITE, solid: WHITE, ink: WHITE }
  );
}

function svg(width: number, height: number, content: string, pixels: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${(pixels * height) / width}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}
