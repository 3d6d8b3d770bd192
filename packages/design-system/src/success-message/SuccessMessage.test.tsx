import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { path, sun } from './SuccessMessage.css.ts';
import { SuccessMessage } from './SuccessMessage.tsx';

const message = (shown: boolean) => (
  <SuccessMessage title="Congratulations" shown={shown}>
    You accepted the offer.
  </SuccessMessage>
);

/** Rules with all rules inside them, such as those of a layer. */
const within = (rules: CSSRuleList): readonly CSSRule[] =>
  [...rules].flatMap((rule) => [rule, ...(rule instanceof CSSGroupingRule ? within(rule.cssRules) : [])]);

test('is announced politely by a region that existed before its text', () => {
  const { rerender } = render(message(false));
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('');
  rerender(message(true));
  expect(screen.getByRole('status')).toBe(region);
  expect(region.textContent).toBe('CongratulationsYou accepted the offer.');
});

test('draws its mark once, and not at all where less motion is wanted', () => {
  const { container } = render(message(true));
  const drawn = [path, sun].map((name) => container.querySelector(`.${name}`));
  for (const part of drawn) {
    const { animationName, animationIterationCount } = getComputedStyle(part ?? document.body);
    expect(animationName).not.toBe('none');
    expect(animationIterationCount).toBe('1');
  }
  const still = [...document.styleSheets]
    .flatMap(({ cssRules }) => within(cssRules))
    .filter((rule) => rule instanceof CSSMediaRule)
    .filter(({ conditionText }) => conditionText === '(prefers-reduced-motion: reduce)')
    .flatMap(({ cssRules }) => within(cssRules))
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter(({ style }) => style.animationName === 'none')
    .map(({ selectorText }) => selectorText);
  expect(still).toEqual(expect.arrayContaining([`.${path}`, `.${sun}`]));
});
