import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ConversationRow } from './ConversationRow.tsx';

test('shows the party, the last message and the unread count, and marks the open one', () => {
  render(
    <ul>
      <ConversationRow
        link={<a href="#one" />}
        leading={null}
        title="Isobe Market"
        time="10:24"
        text="See you on Friday"
        count={2}
        countLabel="2 unread"
        selected
      />
    </ul>,
  );
  const link = screen.getByRole('link', { name: 'Isobe Market' });
  expect(link.getAttribute('aria-current')).toBe('true');
  for (const texts of ['10:24', 'See you on Friday', '2 unread'])
    expect(screen.getByText(texts)).toBeTruthy();
});
