import { session } from '@michi/api/session';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drafts } from '../../shared/drafts/drafts.ts';
import { renderInPortal, type TestPlace } from '../../shared/test/renderInPortal.tsx';
import { RegisterScreen } from './RegisterScreen.tsx';

beforeEach(() => drafts.discardAll());

const open = (place: TestPlace = {}) =>
  renderInPortal(<RegisterScreen />, {
    path: '/app/register',
    namespaces: ['auth'],
    isSignedIn: false,
    ...place,
  });

const fillIn = async () => {
  await userEvent.type(screen.getByLabelText('Email'), 'alex@michi.example');
  await userEvent.type(screen.getByLabelText('Password'), 'blue-ridge-2027');
  await userEvent.type(screen.getByLabelText('Confirm password'), 'blue-ridge-2027');
  await userEvent.type(screen.getByLabelText('Family name'), 'Morgan');
  await userEvent.type(screen.getByLabelText('First name'), 'Alex');
  await userEvent.type(screen.getByLabelText('Phone number'), '０９０ー１２３４ー５６７８');
};

test('names every required answer in the words of the product spec, in a summary that takes the focus', async () => {
  const { requests } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
  const summary = await screen.findByRole('group', { name: '6 answers need your attention' });
  expect(document.activeElement).toBe(summary);
  expect(summary.textContent).toContain('Email is required');
  expect(summary.textContent).toContain('Password is required');
  expect(summary.textContent).toContain('Confirm password is required');
  expect(summary.textContent).toContain('Name is required');
  expect(summary.textContent).toContain('Phone number is required');
  expect(requests).toEqual([]);
});

test('refuses two different passwords', async () => {
  await open();
  await fillIn();
  await userEvent.type(screen.getByLabelText('Confirm password'), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
  expect(await screen.findAllByText("Password and confirm password doesn't match")).not.toHaveLength(0);
});

test('registers with the app name and the language, and signs in', async () => {
  const { requests, address } = await open();
  await fillIn();
  await userEvent.click(screen.getByRole('radio', { name: 'I prefer not to say' }));
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
  await vi.waitFor(() => expect(address()).toBe('/student/dashboard'));
  expect(await requests[0]?.json()).toMatchObject({
    email: 'alex@michi.example',
    familyName: 'Morgan',
    familyNameJp: null,
    phone: '０９０ー１２３４ー５６７８',
    gender: 'PREFER_NOT_TO_SAY',
    graduationYear: null,
    language: 'en',
    appName: 'michi',
  });
  expect(session.isSignedIn()).toBe(true);
  expect(await screen.findByText('Registered Successfully')).toBeTruthy();
  expect(drafts.read('register')).toEqual({});
});

test("puts the server's words beside the field they speak of", async () => {
  await open({ overrides: { registerStudent: { status: 409 } } });
  await fillIn();
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
  const summary = await screen.findByRole('group', { name: '1 answer needs your attention' });
  expect(summary.textContent).toContain('This email is already registered');
});

test('keeps what was typed for after a reload, but never a password', async () => {
  await open();
  await fillIn();
  await vi.waitFor(() =>
    expect(drafts.read('register')).toMatchObject({ email: 'alex@michi.example', familyName: 'Morgan' }),
  );
  expect(JSON.stringify(drafts.read('register'))).not.toContain('blue-ridge');
});

test('says that registering also opens the companion internship application', async () => {
  await open();
  expect(screen.getByText(/companion internship application/)).toBeTruthy();
});
