import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInPortal } from '../../shared/test/renderInPortal.tsx';
import { StudentLayout } from './StudentLayout.tsx';

/** The places of a student with a university (product spec, section 1, "Navigation sets"). */
const groups = {
  Dashboard: ['My Progress', 'News'],
  'My Seminars': ['Public Seminars', 'University Seminars'],
  'My Jobs': ['Public Jobs', 'University Jobs'],
  'Career Office': ['Counsellors', 'University Profile'],
};
const places = [
  'Course',
  'Chat',
  'Calendar',
  'Profile',
  'Favorites',
  'Notification',
  'Help and Feedback',
  'Settings',
];

test('names the places in the words of the product spec', async () => {
  await renderInPortal(<StudentLayout />, { path: '/student/chat', namespaces: ['app'] });
  const navigation = within(screen.getByRole('navigation', { name: 'Main navigation' }));
  // Chat and Notification say how much is unread behind their name.
  for (const place of places)
    expect(await navigation.findByRole('link', { name: new RegExp(`^${place}`) })).toBeTruthy();
  expect(navigation.getByRole('button', { name: 'Sign Out' })).toBeTruthy();
  for (const [group, links] of Object.entries(groups)) {
    await userEvent.click(await navigation.findByRole('button', { name: group }));
    for (const link of links) expect(await navigation.findByRole('link', { name: link })).toBeTruthy();
  }
});
