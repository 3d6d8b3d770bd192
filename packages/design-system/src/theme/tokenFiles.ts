import { dark, darkShadow } from './dark.ts';
import { light, lightShadow } from './light.ts';
import { propertyName } from './propertyName.ts';
import { themeClass, type Theme } from './themeClass.ts';
import { japaneseTokens, tokens } from './tokens.ts';

interface Values {
  readonly [name: string]: string | Values;
}

/** All values of a theme, by group. */
const themes: Readonly<Record<Theme, Values>> = {
  light: { color: light, shadow: lightShadow, ...tokens },
  dark: { color: dark, shadow: darkShadow, ...tokens },
};

interface Colour {
  /** Red, green and blue, 0 to 1. */
  readonly components: readonly [number, number, number];
  /** 0 to 1. */
  readonly alpha: number;
}

/** Parses `#rrggbb`, `#rrggbbaa` or `rgba(r, g, b, a)`. @throws for any other format */
function readColour(value: string): Colour {
  const share = (text = '', radix = 10) => Number((Number.parseInt(text, radix) / 255).toFixed(4));
  const [, red, green, blue, opacity = 'ff'] = /^#(..)(..)(..)(..)?$/.exec(value) ?? [];
  if (red !== undefined) {
    return { components: [share(red, 16), share(green, 16), share(blue, 16)], alpha: share(opacity, 16) };
  }
  const [, r, g, b, alpha] = /^rgba\((\d+), (\d+), (\d+), ([\d.]+)\)$/.exec(value) ?? [];
  if (alpha === undefined) throw new Error(`${value} is no colour that can be exported`);
  return { components: [share(r), share(g), share(b)], alpha: Number(alpha) };
}

const colourToken = (value: string) => {
  const { components, alpha } = readColour(value);
  const hex = components
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
  return { colorSpace: 'srgb', components, alpha, hex: `#${hex}` };
};

const lengthToken = (value: string) => ({ value: Number.parseFloat(value), unit: 'px' });

/** Parses a CSS shadow: `0 4px 16px rgba(…)`. */
function shadowToken(value: string) {
  const [, x = '', y = '', blur = '', colour = ''] = /^(\S+) (\S+) (\S+) (.+)$/.exec(value) ?? [];
  return {
    offsetX: lengthToken(x),
    offsetY: lengthToken(y),
    blur: lengthToken(blur),
    spread: lengthToken('0'),
    color: colourToken(colour),
  };
}

const familyToken = (value: string) => value.split(', ').map((name) => name.replaceAll('"', ''));

/** Token types of the groups. */
const kinds: Readonly<Record<string, { readonly type: string; readonly read: (value: string) => unknown }>> =
  {
    color: { type: 'color', read: colourToken },
    shadow: { type: 'shadow', read: shadowToken },
    space: { type: 'dimension', read: lengthToken },
    radius: { type: 'dimension', read: lengthToken },
    size: { type: 'dimension', read: lengthToken },
    text: { type: 'dimension', read: lengthToken },
    font: { type: 'fontFamily', read: familyToken },
    weight: { type: 'fontWeight', read: Number },
    duration: { type: 'duration', read: (value) => ({ value: Number.parseFloat(value), unit: 'ms' }) },
  };

/** A value that the formats cannot express. */
const isNothing = (value: string): boolean => value === 'none' || value === 'transparent';

const tokensOf = (values: Values, read: (value: string) => unknown): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      if (typeof value !== 'string') return [[name, tokensOf(value, read)]];
      return isNothing(value) ? [] : [[name, { $value: read(value) }]];
    }),
  );

/** A theme as design tokens (Design Tokens Community Group, format module 2025.10). */
export const designTokens = (theme: Theme): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(themes[theme]).map(([group, values]) => {
      const kind = kinds[group];
      if (kind === undefined || typeof values === 'string') throw new Error(`${group} has no kind of token`);
      return [group, { $type: kind.type, ...tokensOf(values, kind.read) }];
    }),
  );

/** The leaves of a tree, with their paths. */
const flat = (
  values: Values,
  path: readonly string[] = [],
): readonly (readonly [readonly string[], string])[] =>
  Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'string' ? [[[...path, name], value] as const] : flat(value, [...path, name]),
  );

const declarations = (values: Values): string =>
  flat(values)
    .map(([path, value]) => `  --${propertyName(path)}: ${value};\n`)
    .join('');

/** Both themes as CSS custom properties, by the class on `<html>`, with the type scale of Japanese. */
export const customProperties = (): string =>
  [
    `:root {\n${declarations(themes.light)}}\n`,
    `[lang]:lang(ja) {\n${declarations(japaneseTokens)}}\n`,
    `:root.${themeClass.dark} {\n${declarations({ color: dark, shadow: darkShadow })}}\n`,
  ].join('\n');

/** Request for Figma's REST API (`POST /v1/files/:key/variables`): a collection with a mode for each theme. */
export function figmaVariables(): Readonly<Record<string, unknown>> {
  const collection = 'michi';
  const names = flat(themes.light).filter(([[group]]) => group !== 'shadow');
  const valueOf = (theme: Theme, path: readonly string[]): string => {
    const [, value = ''] = flat(themes[theme]).find(([other]) => other.join('/') === path.join('/')) ?? [];
    return value;
  };
  const typeOf = (group: string | undefined) =>
    group === 'color' ? 'COLOR' : group === 'font' ? 'STRING' : 'FLOAT';
  const read = (group: string | undefined, value: string) => {
    if (group === 'font') return value;
    if (group !== 'color') return Number.parseFloat(value);
    const {
      components: [r, g, b],
      alpha,
    } = readColour(value);
    return { r, g, b, a: alpha };
  };
  return {
    variableCollections: [{ action: 'CREATE', id: collection, name: 'Michi', initialModeId: 'light' }],
    variableModes: [
      { action: 'UPDATE', id: 'light', name: 'Light', variableCollectionId: collection },
      { action: 'CREATE', id: 'dark', name: 'Dark', variableCollectionId: collection },
    ],
    variables: names.map(([path]) => ({
      action: 'CREATE',
      id: path.join('/'),
      name: path.join('/'),
      variableCollectionId: collection,
      resolvedType: typeOf(path[0]),
    })),
    variableModeValues: names.flatMap(([path]) =>
      (['light', 'dark'] as const).map((theme) => ({
        variableId: path.join('/'),
        modeId: theme,
        value: read(path[0], valueOf(theme, path)),
      })),
    ),
  };
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The files for designers by name, for the package and Storybook. */
export const tokenFiles = (): Readonly<Record<string, string>> => ({
  'light.tokens.json': json(designTokens('light')),
  'dark.tokens.json': json(designTokens('dark')),
  'variables.css': customProperties(),
  'figma-variables.json': json(figmaVariables()),
});
