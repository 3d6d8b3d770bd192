import { afterEach, describe, expect, test } from 'vitest';
import './index.ts';
import { propertyName } from './propertyName.ts';
import { themeClass, type Theme } from './themeClass.ts';
import { customProperties, designTokens, figmaVariables } from './tokenFiles.ts';

const { documentElement } = document;

const put = (theme: Theme) => {
  documentElement.classList.remove(...Object.values(themeClass));
  documentElement.classList.add(themeClass[theme]);
};
afterEach(() => put('light'));

/** The value that components use: the custom property as the browser computes it. */
const used = (path: readonly string[]) =>
  getComputedStyle(documentElement)
    .getPropertyValue(`--${propertyName(path)}`)
    .trim();

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Token {
  readonly path: readonly string[];
  readonly value: unknown;
}

/** Every token of a tree with its path. */
const tokensIn = (tree: unknown, path: readonly string[] = []): readonly Token[] => {
  if (!isRecord(tree)) return [];
  if ('$value' in tree) return [{ path, value: tree['$value'] }];
  return Object.entries(tree).flatMap(([name, part]) => tokensIn(part, [...path, name]));
};

/** A token as CSS writes it. */
const asCss = (value: unknown): string => {
  if (Array.isArray(value))
    return value.map((name) => (/[ ]/.test(name) || /^[A-Z]/.test(name) ? `"${name}"` : name)).join(', ');
  if (!isRecord(value)) return String(value);
  if ('offsetX' in value) {
    return [value['offsetX'], value['offsetY'], value['blur'], value['color']]
      .map(asCss)
      .join(' ')
      .replace('0px ', '0 ');
  }
  if ('unit' in value) return `${String(value['value'])}${String(value['unit'])}`;
  if (value['alpha'] === 1) return String(value['hex']);
  const parts = Array.isArray(value['components']) ? value['components'] : [];
  return `rgba(${parts.map((part) => Math.round(Number(part) * 255)).join(', ')}, ${String(value['alpha'])})`;
};

/** One way to write what CSS lets be written in several. */
const normal = (css: string) =>
  css
    .replaceAll('"', '')
    .replace(/^0$/, '0px')
    .replace(/^#(..)(..)(..)(..)$/, (_all, ...parts: string[]) => {
      const [red, green, blue, alpha = 0] = parts.slice(0, 4).map((part) => Number.parseInt(part, 16));
      return `rgba(${red}, ${green}, ${blue}, ${Number((alpha / 255).toFixed(4))})`;
    });

describe.each(['light', 'dark'] as const)('the design tokens of the %s theme', (theme) => {
  test('are what components use', () => {
    put(theme);
    const tokens = tokensIn(designTokens(theme));
    expect(tokens.length).toBeGreaterThan(100);
    expect(tokens.map(({ path, value }) => [path.join('.'), normal(asCss(value))])).toEqual(
      tokens.map(({ path }) => [path.join('.'), normal(used(path))]),
    );
  });
});

test('the custom properties are what components use, in both themes and in Japanese', () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(customProperties());
  const [root, japanese, dark] = [...sheet.cssRules].filter((rule) => rule instanceof CSSStyleRule);
  const compare = (rule: CSSStyleRule | undefined, element: Element) => {
    const names = [...(rule?.style ?? [])];
    expect(names.length).toBeGreaterThan(10);
    const style = getComputedStyle(element);
    expect(names.map((name) => [name, rule?.style.getPropertyValue(name).trim()])).toEqual(
      names.map((name) => [name, style.getPropertyValue(name).trim()]),
    );
  };
  put('light');
  compare(root, documentElement);
  const paragraph = document.createElement('p');
  paragraph.lang = 'ja';
  document.body.append(paragraph);
  compare(japanese, paragraph);
  paragraph.remove();
  put('dark');
  compare(dark, documentElement);
});

test('the variables for Figma have each value in both modes', () => {
  const { variables, variableModeValues } = figmaVariables();
  const names = Array.isArray(variables) ? variables.map(({ id }) => String(id)) : [];
  expect(names).toContain('color/brand');
  const values = Array.isArray(variableModeValues) ? variableModeValues : [];
  expect(values).toHaveLength(names.length * 2);
  expect(
    values.find(({ variableId, modeId }) => variableId === 'color/onBrand' && modeId === 'light'),
  ).toMatchObject({
    value: { r: 1, g: 1, b: 1, a: 1 },
  });
});
