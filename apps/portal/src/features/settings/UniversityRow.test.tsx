import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInPortal, type TestEnvironment } from '../../shared/test/renderInPortal.tsx';
import { UniversityRow } from './components/UniversityRow.tsx';

const open = (overrides: TestEnvironment['overrides'] = {}) =>
  renderInPortal(<UniversityRow />, { namespaces: ['settings', 'university'], overrides });

test('names the university a student is linked to, and since when', async () => {
  await open();
  expect(await screen.findByText('Seiryo University')).toBeTruthy();
  expect(screen.getByText(/^Linked since/)).toBeTruthy();
});

test('requires the code before anything is sent, and redeems it', async () => {
  const { requests } = await open({ checkSubscriptionStatus: 'empty' });
  await userEvent.click(await screen.findByRole('button', { name: 'Link my university' }));
  expect(screen.getByText('Enter the code')).toBeTruthy();
  await userEvent.fill(screen.getByLabelText('University code'), 'SEIRYO-2027-7KQ4');
  await userEvent.click(screen.getByRole('button', { name: 'Link my university' }));
  expect(await screen.findByText('You’re now linked to your university.')).toBeTruthy();
  const sent = requests.find(({ url }) => url.endsWith('/subscription/activate'));
  expect(await sent?.json()).toEqual({ code: 'SEIRYO-2027-7KQ4' });
});

test("keeps a refused code with the server's words beside it", async () => {
  await open({ checkSubscriptionStatus: 'empty', activateSubscription: { status: 422 } });
  const field = await screen.findByLabelText<HTMLInputElement>('University code');
  await userEvent.fill(field, 'SEIRYO-2020');
  await userEvent.click(screen.getByRole('button', { name: 'Link my university' }));
  await vi.waitFor(() => expect(screen.getByText('This code isn’t valid')).toBeTruthy());
  expect(field.value).toBe('SEIRYO-2020');
});
