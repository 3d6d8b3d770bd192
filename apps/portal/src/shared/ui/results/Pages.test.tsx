import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInPortal } from '../../test/renderInPortal.tsx';
import { useTotalLabel } from './Pages.tsx';

afterEach(cleanup);

function Total({ count }: { readonly count: number }) {
  return <p>{useTotalLabel()(count, ({ formatted }) => `${formatted} jobs`)}</p>;
}

test.each([
  [9_999, 'en', '9,999 jobs'],
  [10_000, 'en', '10,000 or more'],
  [10_000, 'jp', '10,000件以上'],
] as const)(
  'counts %i entries (%s) no further than the contract does: "%s"',
  async (count, language, label) => {
    await renderInPortal(<Total count={count} />, { language });
    expect(screen.getByText(label)).toBeTruthy();
  },
);
