import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInPortal } from '../../test/renderInPortal.tsx';
import { useTotalLabel } from './useTotalLabel.ts';

function Total({ count }: { readonly count: number }) {
  return <p>{useTotalLabel()(count, ({ formatted }) => `${formatted} things`)}</p>;
}

test.each([
  [9_999, 'en', '9,999 things'],
  [10_000, 'en', '10,000 or more'],
  [10_000, 'jp', '10,000件以上'],
] as const)('%i entries (%s) are "%s"', async (count, language, words) => {
  await renderInPortal(<Total count={count} />, { language });
  expect(screen.getByText(words)).toBeTruthy();
});
