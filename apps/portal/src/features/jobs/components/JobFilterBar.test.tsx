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

const kawasaki = '0199a1c2-0000-7000-8000-0000000c0014';

describe('the filters', () => {
  it('show how many jobs the choice leaves, and put it into the address', async () => {
    const { address } = await renderJobs();
    await userEvent.click(await screen.findByRole('button', { name: 'All filters' }));
    const dialog = await screen.findByRole('dialog', { name: 'All filters' });
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Remote' }));
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Show 2 results' }));
    await waitFor(() => expect(address()).toBe('/student/job/public-jobs?workStyle=REMOTE'));
  });

  it('take job categories from the tree', async () => {
    const { address } = await renderJobs();
    await userEvent.click(await screen.findByRole('button', { name: 'Categories' }));
    const tree = await screen.findByRole('tree', { name: 'Categories' });
    await userEvent.click(await within(tree).findByText('Technology'));
    await userEvent.click(screen.getByRole('button', { name: 'Show results' }));
    await waitFor(() => expect(address()).toContain('categoryId='));
  });

  it('shows a filter by name and removes it', async () => {
    const { address } = await renderJobs({
      path: `/student/job/public-jobs?locationId=${kawasaki}&workStyle=HYBRID`,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove the filter Hybrid' }));
    await waitFor(() => expect(address()).toBe(`/student/job/public-jobs?locationId=${kawasaki}`));
  });

  it('name the response time as a statement of the company', async () => {
    await renderJobs();
    await userEvent.click(await screen.findByRole('button', { name: 'All filters' }));
    await screen.findByRole('switch', { name: /Aims to reply within a week/ });
    screen.getByText('Companies that say they reply within 7 days');
  });
});
