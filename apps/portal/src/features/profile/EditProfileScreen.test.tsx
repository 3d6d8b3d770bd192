import { toastStore } from '@michi/design-system/toast-store';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { paths, toReasonsForApplying } from '../../shared/navigation/paths.ts';
import { drafts } from '../../shared/offline/drafts.ts';
import { forgetEntriesOfOthers } from '../../shared/session/forget.ts';
import { storeDraft } from '../../shared/story/inPortal.tsx';
import { renderInPortal, type Rendered, type TestEnvironment } from '../../shared/test/renderInPortal.tsx';
import { Component as EditProfileScreen } from './EditProfileScreen.tsx';
import { toEdit } from './sections.ts';

const show = (environment: TestEnvironment = {}) =>
  renderInPortal(<EditProfileScreen />, {
    path: paths.editProfile,
    namespaces: ['profile', 'person'],
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

test('a reason is added and returns to the previous page, including its query', async () => {
  const rendered = await show({ path: toReasonsForApplying(next) });
  await userEvent.click(await screen.findByRole('button', { name: 'Add a reason' }));
  const titles = screen.getAllByRole('textbox', { name: /^Title/ });
  expect(titles).toHaveLength(2);
  const last = titles[1];
  await vi.waitFor(() => expect(document.activeElement).toBe(last));
  await userEvent.keyboard('See a lab');
  const texts = screen.getAllByRole('textbox', { name: /^Reason for applying/ });
  await userEvent.fill(texts[1] ?? document.body, 'I want to see one.');
  await save();
  await expect.poll(rendered.address).toBe(next);
  expect(await screen.findByText('Profile Updated Successfully')).toBeTruthy();
  expect(await sentStudent(rendered)).toEqual({
    reasonsForApplying: [
      expect.objectContaining({ title: 'Learn to ask better questions' }),
      { id: null, title: 'See a lab', text: 'I want to see one.' },
    ],
  });
  expect(drafts.read('profile-reasons')).toEqual({});
});

test('a title over the limit stays as typed, is shown at its field, and sends nothing', async () => {
  const rendered = await show({ path: toEdit('reasons') });
  const title = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Title/ });
  await userEvent.clear(title);
  await userEvent.type(title, 'a'.repeat(101));
  await save();
  await expect.poll(() => screen.getAllByText('Use at most 100 characters').length).toBeGreaterThan(0);
  expect(title.getAttribute('aria-invalid')).toBe('true');
  expect(title.value).toHaveLength(101);
  expect(rendered.requests.filter(({ method }) => method !== 'GET')).toHaveLength(0);
});

test('continues only to a page of the student', async () => {
  await show({ path: `${toEdit('reasons')}&next=https://elsewhere.example/` });
  const back = await screen.findByRole('link', { name: 'Profile' });
  expect(back.getAttribute('href')).toBe('/student/profile#reasons');
});

test('reasons are moved and deleted, and the one that stays keeps its id', async () => {
  const rendered = await show({ path: toEdit('reasons') });
  await userEvent.click(await screen.findByRole('button', { name: 'Add a reason' }));
  await userEvent.fill(screen.getAllByRole('textbox', { name: /^Title/ })[1] ?? document.body, 'First');
  await userEvent.fill(
    screen.getAllByRole('textbox', { name: /^Reason for applying/ })[1] ?? document.body,
    'Words',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Move reason 2 up' }));
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Reason 1 of 2'));
  await save();
  await expect.poll(rendered.address).toBe('/student/profile#reasons');
  const { reasonsForApplying } = await sentStudent(rendered);
  expect(reasonsForApplying).toEqual([
    { id: null, title: 'First', text: 'Words' },
    expect.objectContaining({ id: '0199a1c2-0000-7000-8000-0000000f0301' }),
  ]);
});

test('every reason can be deleted', async () => {
  const rendered = await show({ path: toEdit('reasons') });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove reason 1' }));
  expect(await screen.findByText('No reasons yet.')).toBeTruthy();
  await save();
  await expect.poll(rendered.address).toBe('/student/profile#reasons');
  expect(await sentStudent(rendered)).toMatchObject({ reasonsForApplying: [] });
});

test('the draft survives a reload and a failing server', async () => {
  const rendered = await show({
    path: toEdit('about'),
    overrides: { updateProfile: { status: 500 } },
  });
  await userEvent.fill(await screen.findByRole('textbox', { name: /^About/ }), 'I listen.');
  await save();
  await vi.waitFor(() => expect(toastStore.current()).toHaveLength(1));
  expect(screen.getByRole('textbox', { name: /^About/ })).toHaveProperty('value', 'I listen.');
  expect(rendered.address()).toBe(toEdit('about'));
  expect(drafts.read('profile-about')).toEqual({ text: 'I listen.' });
});

test('a draft is offered with the way to discard it', async () => {
  storeDraft('profile-about', { text: 'Half a sentence' });
  await show({ path: toEdit('about') });
  const text = await screen.findByRole('textbox', { name: /^About/ });
  expect(text).toHaveProperty('value', 'Half a sentence');
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  await vi.waitFor(() =>
    expect(screen.getByRole('textbox', { name: /^About/ })).toHaveProperty(
      'value',
      expect.stringContaining('I ran a small reading circle'),
    ),
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
  const rendered = await show({ path: toEdit('reasons') });
  await userEvent.fill(await screen.findByRole('textbox', { name: /^Title/ }), 'Mine');
  rendered.respondWith('populated', { getStudentProfile: 'empty' });
  await save();
  await userEvent.click(await screen.findByRole('button', { name: 'Save my version' }));
  await expect.poll(rendered.address).toBe('/student/profile#reasons');
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
