import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PathSteps } from './PathSteps.tsx';

test('is an ordered list that names the current step and has states as text', () => {
  render(
    <PathSteps
      label="Your application"
      steps={[
        { id: 'a', label: 'Applied', state: 'done', stateLabel: 'Done' },
        { id: 'b', label: 'Interview', state: 'owed', stateLabel: 'Your turn' },
        { id: 'c', label: 'Offer', state: 'coming' },
      ]}
    />,
  );
  const steps = screen.getAllByRole('listitem');
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(steps[0]?.textContent).toBe('Applied (Done)');
});

test('keeps the line breaks of a note', () => {
  render(
    <PathSteps
      steps={[{ id: 'a', label: 'Declined', state: 'ended', note: 'Thank you.\nWe wish you well.' }]}
    />,
  );
  expect(screen.getByRole('listitem').innerText).toContain('Thank you.\nWe wish you well.');
});
