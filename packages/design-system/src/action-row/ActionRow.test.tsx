import { cleanup, render, screen } from '@testing-library/react';
import { CalendarClock } from 'lucide-react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ActionRow } from './ActionRow.tsx';

afterEach(cleanup);

const row = (
  <ul>
    <ActionRow
      icon={CalendarClock}
      title="Answer the interview request"
      subtitle="Kazehaya Mobility"
      when="Tomorrow, 17:00"
      whenNote="Sat 21 Nov"
      link={<a href="#job" />}
      actionLabel="Answer"
      actionContext="Kazehaya Mobility"
    />
  </ul>
);

test('names its link by the button and its subject', () => {
  render(row);
  expect(screen.getByRole('link', { name: 'Answer Kazehaya Mobility' })).toBeTruthy();
});

test('leads there from anywhere on the row, with or without room for the button', async () => {
  const { container } = render(row);
  for (const width of [1000, 360]) {
    await page.viewport(width, 600);
    globalThis.location.hash = '';
    await userEvent.click(screen.getByRole('listitem'), { position: { x: 70, y: 20 } });
    expect(globalThis.location.hash).toBe('#job');
    expect(container.scrollWidth).toBeLessThanOrEqual(width);
  }
});

test('has its own link in its text', async () => {
  render(
    <ul>
      <ActionRow
        icon={CalendarClock}
        title="Answer the interview request"
        subtitle={<a href="#application">Kazehaya Mobility</a>}
        when="Tomorrow, 17:00"
        link={<a href="#job" />}
        actionLabel="Answer"
        actionContext="to Kazehaya"
      />
    </ul>,
  );
  for (const text of ['Kazehaya Mobility', 'Answer the interview request']) {
    globalThis.location.hash = '';
    // The link's area lies above the title.
    await userEvent.click(screen.getByText(text), { force: true });
    expect(globalThis.location.hash, text).toBe('#application');
  }
});
