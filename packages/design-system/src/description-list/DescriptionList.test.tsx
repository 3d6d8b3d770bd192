import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DescriptionList } from './DescriptionList.tsx';

test.each(['grid', 'rows'] as const)(
  'shows a missing value as a dash and a zero as a zero (%s)',
  (layout) => {
    render(
      <DescriptionList
        layout={layout}
        items={[
          { term: 'Salary', value: null },
          { term: 'Overtime', value: 0 },
        ]}
      />,
    );
    expect(screen.getAllByRole('definition').map((node) => node.textContent)).toEqual(['-', '0']);
  },
);
