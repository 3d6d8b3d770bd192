import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listPath, posts, renderSeminar, seminarId } from '../renderSeminars.fixture.tsx';

beforeEach(() => page.viewport(390, 844));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

describe('applying', () => {
  const apply = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Apply for this seminar' }));
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send application' }));

  it('requires a reason of the profile, keeps it after closing, and sends once with a key', async () => {
    const { requests } = await renderSeminar('populated');
    await apply();
    await screen.findAllByRole('radio');
    await send();
    expect((await screen.findAllByText('Choose a reason for applying')).length).toBeGreaterThan(0);
    const [reason] = screen.getAllByRole<HTMLInputElement>('radio');
    reason?.focus();
    await userEvent.keyboard(' ');
    await userEvent.click(screen.getByRole('button', { name: 'Go back' }));
    await apply();
    await waitFor(() => expect(screen.getAllByRole<HTMLInputElement>('radio')[0]?.checked).toBe(true));
    await send();
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(posts(requests)).toHaveLength(1);
    expect(posts(requests)[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
    expect(await posts(requests)[0]?.json()).toEqual({ seminarId, reasonId: reason?.value });
  });

  it('without a reason links to the profile, and back to the same seminar', async () => {
    await renderSeminar('populated', { overrides: { getStudentProfile: 'empty' } });
    await apply();
    const link = await screen.findByRole('link', { name: 'Write a reason' });
    const target = new URL(link.getAttribute('href') ?? '', 'https://michi.example');
    expect(target.pathname).toBe('/student/profile/edit');
    expect(target.searchParams.get('section')).toBe('reasons');
    const next = target.searchParams.get('next') ?? '';
    expect(next).toBe(`${listPath}/description?id=${seminarId}&search=robot&apply=true`);
    cleanup();
    const { address } = await renderSeminar('populated', { path: next });
    expect(await screen.findByRole('dialog', { name: 'Apply for this seminar' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Go back' }));
    await expect.poll(address).toBe(`${listPath}/description?id=${seminarId}&search=robot`);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('to a full seminar explains the waiting list, and requests a place on it', async () => {
    const { requests } = await renderSeminar('full', {
      overrides: { applyToSeminar: { status: 200, example: 'waiting' } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Join waiting list' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Join the waiting list' }));
    expect(dialog.getByText(/^You join the end of the list, first come, first served/)).toBeTruthy();
    await userEvent.click((await dialog.findAllByRole('radio'))[0] ?? document.body);
    await userEvent.click(dialog.getByRole('button', { name: 'Join waiting list' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(await posts(requests)[0]?.json()).toMatchObject({ joinsWaitingList: true });
  });

  it('offers the waiting list, under another key, when the last seat has been taken', async () => {
    const { requests, respondWith } = await renderSeminar('populated', {
      overrides: { applyToSeminar: { status: 409 } },
    });
    await apply();
    await userEvent.click((await screen.findAllByRole('radio'))[0] ?? document.body);
    await send();
    expect(await screen.findByText('The last seat was just taken')).toBeTruthy();
    respondWith('populated', { applyToSeminar: { status: 200, example: 'waiting' } });
    await userEvent.click(screen.getByRole('button', { name: 'Join waiting list' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    const [first, second] = posts(requests);
    expect(await second?.json()).toMatchObject({ joinsWaitingList: true });
    expect(first?.headers.get('Idempotency-Key')).not.toBe(second?.headers.get('Idempotency-Key'));
  });

  it('says why it was refused, and keeps the choice', async () => {
    await renderSeminar('populated', { overrides: { applyToSeminar: { status: 409, example: 'closed' } } });
    await apply();
    await userEvent.click((await screen.findAllByRole('radio'))[0] ?? document.body);
    await send();
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByText(/no longer accepts applications/)).toBeTruthy();
    expect(screen.getAllByRole<HTMLInputElement>('radio')[0]?.checked).toBe(true);
  });

  it.each([
    ['invited', 'Accept invitation'],
    ['seatHeld', 'Accept the seat'],
  ])('takes what is offered to who is %s', async (example, text) => {
    const { requests } = await renderSeminar(example);
    await userEvent.click(await screen.findByRole('button', { name: text }));
    const dialog = within(await screen.findByRole('dialog', { name: text }));
    await userEvent.click((await dialog.findAllByRole('radio'))[0] ?? document.body);
    await userEvent.click(dialog.getByRole('button', { name: text }));
    await waitFor(() => expect(posts(requests)).toHaveLength(1));
    expect(await posts(requests)[0]?.json()).not.toHaveProperty('joinsWaitingList');
  });
});
