import { toastStore } from '@michi/design-system/toast-store';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { paths } from '../../shared/navigation/paths.ts';
import { drafts } from '../../shared/offline/drafts.ts';
import { forgetEntriesOfOthers } from '../../shared/session/forget.ts';
import { storeDraft } from '../../shared/story/inPortal.tsx';
import { renderInPortal, type Rendered, type TestEnvironment } from '../../shared/test/renderInPortal.tsx';
import { Component as EditProfileScreen } from './EditProfileScreen.tsx';
import { toEdit } from './sections.ts';

const show = (environment: TestEnvironment = {}) =>
  renderInPortal(<EditProfileScreen />, {
    path: paths.editProfile,
    namespaces: ['profile', 'person', 'answers', 'careful-reading', 'sharing'],
    ...environment,
  });

/** The profile part that was sent last. */
const sentStudent = async ({ requests }: Rendered): Promise<Record<string, unknown>> => {
  const put = requests.findLast(({ method, url }) => method === 'PUT' && url.includes('/students/profile'));
  const form = await put?.clone().formData();
  const profile = form?.get('profile');
  const value: unknown = JSON.parse(
    typeof profile === 'string' ? profile : await new Response(profile).text(),
  );
  return { ...Object(value) };
};

const sentPerson = async ({ requests }: Rendered): Promise<Record<string, unknown>> => {
  const put = requests.findLast(({ method, url }) => method === 'PUT' && url.includes('/users/profile'));
  const value: unknown = await put?.clone().json();
  return { ...Object(value) };
};

const puts = ({ requests }: Rendered) => requests.filter(({ method }) => method === 'PUT');

const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save' }));

beforeEach(() => forgetEntriesOfOthers(null));

const next = '/student/seminar/public-seminar/description?id=1&tab=all&apply=true';

test('a certification is added and returns to the previous page, including its query', async () => {
  const rendered = await show({ path: `${toEdit('certifications')}&next=${encodeURIComponent(next)}` });
  await userEvent.click(await screen.findByRole('button', { name: 'Add a certification' }));
  const names = screen.getAllByRole('textbox', { name: /^Certification name/ });
  expect(names).toHaveLength(2);
  const last = names[1];
  await vi.waitFor(() => expect(document.activeElement).toBe(last));
  await userEvent.keyboard('Statistics');
  const group = screen.getAllByRole('group', { name: /^Issue date/ })[1] ?? document.body;
  for (const [name, value] of [
    ['Year', '2026'],
    ['Month', '4'],
    ['Day', '1'],
  ] as const)
    await userEvent.fill(within(group).getByRole('textbox', { name }), value);
  await save();
  await expect.poll(rendered.address).toBe(next);
  expect(await screen.findByText('Profile Updated Successfully')).toBeTruthy();
  expect(await sentStudent(rendered)).toMatchObject({
    certifications: [{}, { name: 'Statistics', issuedOn: '2026-04-01' }],
  });
  expect(drafts.read('profile-certifications')).toEqual({});
});

test('a name over the limit stays as typed, is shown at its field, and sends nothing', async () => {
  const rendered = await show({ path: toEdit('certifications') });
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Certification name/ });
  await userEvent.fill(name, 'a'.repeat(201));
  await save();
  await expect.poll(() => screen.getAllByText('Use at most 200 characters').length).toBeGreaterThan(0);
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(name.value).toHaveLength(201);
  expect(rendered.requests.filter(({ method }) => method !== 'GET')).toHaveLength(0);
});

test('continues only to a page of the student', async () => {
  await show({ path: `${toEdit('reasons')}&next=https://elsewhere.example/` });
  const back = await screen.findByRole('link', { name: 'Profile' });
  expect(back.getAttribute('href')).toBe('/student/profile#reasons');
});

test('entries are moved, and sent in their new order', async () => {
  const rendered = await show({ path: toEdit('education') });
  await userEvent.click(await screen.findByRole('button', { name: 'Move school 2 up' }));
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('School 1 of 2'));
  await save();
  await expect.poll(rendered.address).toBe('/student/profile#education');
  expect(await sentStudent(rendered)).toMatchObject({
    education: [{ schoolType: 'HIGH_SCHOOL' }, { schoolType: 'UNIVERSITY' }],
  });
});

test('every entry can be deleted', async () => {
  const rendered = await show({ path: toEdit('certifications') });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove certification 1' }));
  expect(await screen.findByText('No certifications yet.')).toBeTruthy();
  await save();
  await expect.poll(rendered.address).toBe('/student/profile#certifications');
  expect(await sentStudent(rendered)).toMatchObject({ certifications: [] });
});

test('the draft survives a reload and a failing server', async () => {
  const rendered = await show({
    path: toEdit('skills'),
    overrides: { updateProfile: { status: 500 } },
  });
  await userEvent.fill(await screen.findByRole('textbox', { name: 'Skill' }), 'Rust');
  await save();
  await vi.waitFor(() => expect(toastStore.current()).toHaveLength(1));
  expect(screen.getByRole('textbox', { name: 'Skill' })).toHaveProperty('value', 'Rust');
  expect(rendered.address()).toBe(toEdit('skills'));
  expect(drafts.read('profile-skills')).toMatchObject({ typed: 'Rust' });
});

test('a draft is offered with the way to discard it', async () => {
  storeDraft('profile-personal', { nickname: 'Half' });
  await show({ path: toEdit('personal') });
  const text = await screen.findByRole('textbox', { name: 'Nickname' });
  expect(text).toHaveProperty('value', 'Half');
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  await vi.waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Nickname' })).toHaveProperty('value', 'Hana'),
  );
});

test('graduation before admission is shown at its field and sends nothing', async () => {
  const rendered = await show({ path: toEdit('education') });
  const graduation = await screen.findAllByRole('textbox', { name: /^Graduation/ });
  await userEvent.fill(graduation[0] ?? document.body, '2001年4月');
  await save();
  const summary = await screen.findByRole('group', { name: 'Check 1 answer' });
  await vi.waitFor(() => expect(document.activeElement).toBe(summary));
  await userEvent.click(within(summary).getByRole('link', { name: 'Graduation can’t be before admission' }));
  expect(document.activeElement).toBe(graduation[0]);
  expect(puts(rendered)).toEqual([]);
});

test('months are shown as in Japanese forms, can be typed by era, and are sent as ISO 8601', async () => {
  const rendered = await show({ path: toEdit('education'), language: 'jp' });
  const [admission] = await screen.findAllByRole('textbox', { name: /^入学年月/ });
  expect(admission).toHaveProperty('value', '2023年4月');
  await userEvent.fill(admission ?? document.body, '令和4年4月');
  await userEvent.click(screen.getByRole('button', { name: '保存する' }));
  await vi.waitFor(() => expect(puts(rendered)).toHaveLength(1));
  expect(await sentStudent(rendered)).toMatchObject({
    education: [{ admissionMonth: '2022-04', graduationMonth: '2027-03' }, {}],
  });
});

test('a new entry is saved as typed, its unchecked boxes as no', async () => {
  const rendered = await show({ path: toEdit('education'), overrides: { getStudentProfile: 'empty' } });
  await userEvent.fill(await screen.findByRole('textbox', { name: /^School name/ }), 'Seiryo University');
  await userEvent.fill(screen.getByRole('textbox', { name: /^Admission/ }), '令和5年4月');
  await userEvent.click(screen.getByRole('combobox', { name: /^School type/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'University' }));
  await save();
  await expect.poll(() => puts(rendered)).toHaveLength(1);
});

test('a server error of a field is shown at that field', async () => {
  const rendered = await show({
    path: toEdit('education'),
    overrides: { updateStudentProfile: { status: 422 } },
  });
  const names = await screen.findAllByRole('textbox', { name: /^School name/ });
  await save();
  await vi.waitFor(() => expect(names[0]?.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByRole('link', { name: 'School name is required' })).toBeTruthy();
  expect(names[1]?.getAttribute('aria-invalid')).toBeNull();
  expect(rendered.address()).toBe(toEdit('education'));
});

test('reports a section that was changed elsewhere, and overwrites it only on request', async () => {
  const rendered = await show({ path: toEdit('certifications') });
  await userEvent.fill(await screen.findByRole('textbox', { name: /^Certification name/ }), 'Mine');
  rendered.respondWith('populated', { getStudentProfile: 'empty' });
  await save();
  await userEvent.click(await screen.findByRole('button', { name: 'Save my version' }));
  await expect.poll(rendered.address).toBe('/student/profile#certifications');
  expect(puts(rendered)).toHaveLength(1);
});

test('skills are pasted, removed, and saved with their own message', async () => {
  const rendered = await show({ path: toEdit('skills') });
  const field = await screen.findByRole('textbox', { name: 'Skill' });
  await userEvent.fill(field, 'Python, sql、統計');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Facilitation' }));
  await userEvent.fill(field, 'Rust');
  await save();
  expect(await screen.findByText('Skills updated successfully')).toBeTruthy();
  expect(await sentPerson(rendered)).toEqual({
    skills: ['Interviewing', 'SQL', 'Python', '統計', 'Rust'],
  });
});

test('ten thousand skills are rejected at the field, and none is lost', async () => {
  const rendered = await show({ path: toEdit('skills') });
  const many = Array.from({ length: 10_000 }, (_, index) => `s${index}`).join(',');
  const field = await screen.findByRole('textbox', { name: 'Skill' });
  await userEvent.fill(field, many);
  await save();
  expect(await screen.findByRole('group', { name: 'Check 1 answer' })).toBeTruthy();
  expect(field).toHaveProperty('value', many);
  expect(puts(rendered)).toEqual([]);
});

test('personal details are saved without the other sections, the postal code in order', async () => {
  const rendered = await show({ path: toEdit('personal') });
  await userEvent.fill(
    await screen.findByRole('textbox', { name: /^Postal code Optional|^Postal code$/ }),
    '〒２３６００２８',
  );
  await userEvent.fill(screen.getByRole('textbox', { name: 'Middle name' }), ' May ');
  await save();
  expect(await screen.findByText('Personal Details Updated Successfully')).toBeTruthy();
  const sent = await sentPerson(rendered);
  expect(sent).toMatchObject({
    middleName: 'May',
    address: expect.objectContaining({ postCode: '236-0028' }),
  });
  expect(sent).not.toHaveProperty('skills');
});

test('a postal code fills in an empty address, and asks before it replaces one', async () => {
  storeDraft('profile-personal', { address_prefecture: '', address_city: '', address_street: '' });
  await show({ path: toEdit('personal') });
  await userEvent.fill(await screen.findByRole('textbox', { name: 'Postal code' }), '２３６００２８');
  expect(await screen.findByText('Filled in: 神奈川県横浜市金沢区瀬戸')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'City' })).toHaveProperty('value', '横浜市金沢区');
  await userEvent.fill(screen.getByRole('textbox', { name: 'Street and number' }), '瀬戸22-2');
  await userEvent.fill(screen.getByRole('textbox', { name: 'Postal code' }), '231-0001');
  await userEvent.click(await screen.findByRole('button', { name: 'Use 神奈川県横浜市金沢区瀬戸' }));
  expect(screen.getByRole('textbox', { name: 'Street and number' })).toHaveProperty('value', '瀬戸');
});

test('a postal code that can mean several addresses offers them', async () => {
  await show({
    path: toEdit('personal'),
    overrides: { showPostalCode: { status: 200, example: 'several' } },
  });
  await userEvent.fill(await screen.findByRole('textbox', { name: 'Postal code' }), '4980000');
  await userEvent.click(await screen.findByRole('combobox', { name: 'Address for this postal code' }));
  await userEvent.click(await screen.findByRole('option', { name: '愛知県弥富市' }));
  expect(screen.getByRole('textbox', { name: 'City' })).toHaveProperty('value', '弥富市');
});

test('a birth date in the future is shown at its field', async () => {
  storeDraft('profile-personal', { dateOfBirth: '2999-01-01' });
  const rendered = await show({ path: toEdit('personal') });
  await save();
  const summary = await screen.findByRole('group', { name: 'Check 1 answer' });
  expect(within(summary).getByRole('link').textContent).toBe('Enter a date between 1900 and today');
  expect(puts(rendered)).toEqual([]);
});

test('fields of interest are chosen from the served lists', async () => {
  const rendered = await show({ path: toEdit('interests') });
  const industries = await screen.findByRole('tree', { name: 'Industries' });
  const [first] = within(industries).getAllByRole('treeitem');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Data and analysis' }));
  expect(first).toBeTruthy();
  await save();
  await expect.poll(rendered.address).toBe('/student/profile#interests');
  expect(await sentStudent(rendered)).toMatchObject({
    fieldOfInterestIds: ['0199a1c2-0000-7000-8000-0000000d0001'],
  });
});

test('without a section it offers each of them', async () => {
  await show();
  expect((await screen.findByRole('link', { name: /^Reason for Applying/ })).getAttribute('href')).toBe(
    toEdit('reasons'),
  );
});
