import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { companyBreaks } from './companyBreaks.ts';

test.each([
  ['ゆかりロボティクス株式会社', 'ゆかりロボティクス<wbr>株式会社'],
  ['株式会社磯部マーケット', '株式会社<wbr>磯部マーケット'],
  ['株式会社', '株式会社'],
  ['北風合同会社のセミナー', '北風<wbr>合同会社のセミナー'],
  ['Isobe Market', 'Isobe Market'],
])('breaks %s beside the form of the company', (text, expected) => {
  expect(render(<p>{companyBreaks(text)}</p>).container.querySelector('p')?.innerHTML).toBe(expected);
});

test('leaves non-text children unchanged', () => {
  expect(companyBreaks(7)).toBe(7);
});
