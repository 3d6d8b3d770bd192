import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { maximumTotal } from './Pages.tsx';

it('is where the contract stops counting', () => {
  const contract = readFileSync(
    new URL('../../../../../../specs/shared/schemas.yaml', import.meta.url),
    'utf8',
  );
  const maximum = /^TotalRecords:\n(?: .*\n)*? +maximum: (\d+)/m.exec(contract)?.[1];
  expect(Number(maximum)).toBe(maximumTotal);
});
