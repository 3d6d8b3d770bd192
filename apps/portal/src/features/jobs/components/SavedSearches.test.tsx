import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderJobs } from '../renderJobs.fixture.tsx';

beforeEach(() => page.viewport(390, 844));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

describe('saved searches', () => {
  const posts = (requests: readonly Request[]) => requests.filter(({ method }) => method !== 'GET');

  it('keep the search text and the filters that are set, under a name', async () => {
    const { requests } = await renderJobs({ path: '/student/job/public-jobs?search=robot&workStyle=HYBRID' });
    await userEvent.click(await screen.findByRole('button', { name: 'Save this search' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this search' }));
    const name = dialog.getByRole<HTMLInputElement>('textbox', { name: /^Name/ });
    await userEvent.fill(name, '');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Enter a name')).toBeTruthy();
    expect(posts(requests)).toHaveLength(0);
    await userEvent.fill(name, 'Robots');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Search saved.')).toBeTruthy();
    expect(await posts(requests)[0]?.json()).toEqual({
      name: 'Robots',
      audience: 'PUBLIC',
      filters: { search: 'robot', workStyle: ['HYBRID'] },
    });
  });

  it('show what is new, open with their filters, and count as seen', async () => {
    const { address, requests } = await renderJobs();
    await userEvent.click(await screen.findByRole('button', { name: 'Saved searches · 1 new' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Saved searches' }));
    expect(await drawer.findByText('1 new since your last visit')).toBeTruthy();
    await userEvent.click(drawer.getByRole('link', { name: 'Robots in Kawasaki' }));
    await waitFor(() =>
      expect(address()).toBe('/student/job/public-jobs?search=robot&workStyle=HYBRID&canApply=true'),
    );
    await waitFor(() => expect(posts(requests)[0]?.url).toMatch(/\/saved-searches\/[^/]+\/visit$/));
  });

  it.each([
    ['there are none', { listSavedSearches: 'empty' }, 'No saved searches yet'],
    ['they cannot be loaded', { listSavedSearches: { status: 500 } }, 'We couldn’t load your searches'],
    ['there are some', {}, 'Robots in Kawasaki'],
  ] as const)('say where %s, and nothing else', async (_, overrides, shown) => {
    await renderJobs({ overrides });
    await userEvent.click(await screen.findByRole('button', { name: /^Saved searches/ }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Saved searches' }));
    expect(await drawer.findByText(shown)).toBeTruthy();
    const others = ['No saved searches yet', 'We couldn’t load your searches', 'Robots in Kawasaki'];
    expect(others.filter((text) => text !== shown && drawer.queryByText(text) !== null)).toEqual([]);
  });

  it('can be named anew and deleted', async () => {
    const { requests } = await renderJobs();
    await userEvent.click(await screen.findByRole('button', { name: /^Saved searches/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Rename Robots in Kawasaki' }));
    await userEvent.fill(await screen.findByRole('textbox', { name: /^Name/ }), 'Robots');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Search renamed.')).toBeTruthy();
    expect(posts(requests)[0]?.method).toBe('PUT');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Robots in Kawasaki' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete search' }));
    expect(await screen.findByText('Search deleted.')).toBeTruthy();
    expect(posts(requests)[1]?.method).toBe('DELETE');
  });
});
