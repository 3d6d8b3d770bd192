import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PipelineRibbon } from './PipelineRibbon.tsx';

const props = {
  labels: { caption: 'Applications by stage', stage: 'Stage', count: 'Applications', note: 'Now' },
  stages: [
    { id: 'applied', label: 'Applied', count: 22, note: '8 waiting' },
    { id: 'offer', label: 'Job offer', count: 1 },
  ],
};

test('the picture says every stage, count and note as text', () => {
  render(<PipelineRibbon {...props} />);
  const list = screen.getByRole('list', { name: 'Applications by stage' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((stage) => stage.textContent),
  ).toEqual(['Applied228 waiting', 'Job offer1']);
});

test('the table contains the same figures', () => {
  render(<PipelineRibbon {...props} view="table" />);
  const table = screen.getByRole('table', { name: 'Applications by stage' });
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent)),
  ).toEqual([
    ['Stage', 'Applications', 'Now'],
    ['Applied', '22', '8 waiting'],
    ['Job offer', '1', '-'],
  ]);
});
