import { expect, test } from 'vitest';
import './index.ts';

/** Loads the styles of every component; the theme's own stand by themselves. */
const components = import.meta.glob('../*/*.css.ts', { eager: true });

/** Where the system's own styles come from; a library's may be on the page as well. */
const own = /^(?!.*\/node_modules\/)./;

/** What may stand outside the layers: values of the theme, and the wish for less motion, which must win over all. */
const themeSelector = /^(:root|:lang\(ja\)|\*)/;

/** Selectors of rules outside every layer. */
const unlayered = (rules: CSSRuleList): string[] =>
  [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [rule.selectorText];
    if (rule instanceof CSSMediaRule || rule instanceof CSSSupportsRule || rule instanceof CSSContainerRule) {
      return unlayered(rule.cssRules);
    }
    return [];
  });

test('no rule of a component stands outside its layer', () => {
  expect(Object.keys(components).length).toBeGreaterThan(10);
  const sheets = [...document.styleSheets].filter(
    ({ ownerNode }) =>
      ownerNode instanceof HTMLStyleElement && own.test(ownerNode.dataset['viteDevId'] ?? ''),
  );
  expect(sheets.length).toBeGreaterThan(10);
  const escaped = sheets.flatMap((sheet) => unlayered(sheet.cssRules));
  expect(escaped.filter((selector) => !themeSelector.test(selector))).toEqual([]);
});

test('a component outranks the reset: its layer is named after', () => {
  const names = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .flatMap((rule) => {
      if (rule instanceof CSSLayerStatementRule) return [...rule.nameList];
      return rule instanceof CSSLayerBlockRule ? [rule.name] : [];
    });
  expect([...new Set(names)]).toEqual(['michi.reset', 'michi.component']);
});
