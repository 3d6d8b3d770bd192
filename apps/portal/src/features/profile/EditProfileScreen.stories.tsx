import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { type Draft } from '../../shared/offline/drafts.ts';
import { forgetEntriesOfOthers } from '../../shared/session/forget.ts';
import { storeDraft, inPortal } from '../../shared/story/inPortal.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { translate } from '../../storyTranslations.ts';
import { Component as EditProfileScreen } from './EditProfileScreen.tsx';
import { toEdit, type FormSectionId } from './sections.ts';

const meta = {
  title: 'Profile/EditProfileScreen',
  component: EditProfileScreen,
  parameters: {
    portal: {
      path: paths.editProfile,
      namespaces: ['profile', 'person', 'answers', 'careful-reading', 'sharing'],
    },
  },
  decorators: [inPortal],
  beforeEach: () => forgetEntriesOfOthers(null),
} satisfies Meta<typeof EditProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'narrow' } };

/** In the language of the story that is shown. */
const saveButton = () => ({ name: translate('profile:edit.save') });

const untilLoaded: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('button', saveButton());
};

const at = (section: FormSectionId) => ({ portal: { path: toEdit(section) } });

const filled = (section: FormSectionId): Story => ({ parameters: at(section), play: untilLoaded });

const empty = (section: FormSectionId): Story => ({
  parameters: { ...at(section), scenario: 'empty' },
  play: untilLoaded,
});

/** With a draft that breaks a rule, sent. */
const invalid = (section: FormSectionId, draft: Draft, count = 1): Story => ({
  parameters: at(section),
  beforeEach: () => storeDraft(`profile-${section}`, draft),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', saveButton()));
    await expect(
      await canvas.findByRole('group', { name: translate('shared:form.faults', { count }) }),
    ).toBeVisible();
  },
});

export const Populated: Story = { tags: ['every-run'] };
export const Phone: Story = { globals: phone };

export const Skills: Story = filled('skills');
export const SkillsEmpty: Story = empty('skills');
export const SkillsInvalid: Story = invalid('skills', { skills: 'SQL', typed: 'x'.repeat(101) });
export const Education: Story = filled('education');
export const EducationEmpty: Story = empty('education');
export const EducationInvalid: Story = {
  ...invalid('education', {
    count: '1',
    '0.schoolType': 'UNIVERSITY',
    '0.schoolName': '青嶺大学',
    '0.admissionMonth': '2023-04',
    '0.graduationMonth': '2022-03',
  }),
  globals: { language: 'jp' },
};
export const Work: Story = filled('work');
export const WorkEmpty: Story = empty('work');
export const WorkInvalid: Story = invalid('work', { count: '1' }, 3);
export const Certifications: Story = filled('certifications');
export const CertificationsEmpty: Story = empty('certifications');
export const CertificationsInvalid: Story = invalid('certifications', {
  count: '1',
  '0.name': 'Statistics',
  '0.issuedOn': '2999-01-01',
});
export const Interests: Story = filled('interests');
export const InterestsEmpty: Story = empty('interests');
export const InterestsInvalid: Story = invalid('interests', {
  ids: Array.from({ length: 21 }, (_, index) => `interest-${index}`).join(','),
});
export const Personal: Story = filled('personal');
export const PersonalEmpty: Story = empty('personal');
export const PersonalPhone: Story = { ...filled('personal'), globals: phone };
export const PersonalInvalid: Story = invalid(
  'personal',
  {
    familyName: '',
    familyNameJp: '',
    dateOfBirth: '2999-01-01',
    mobilePhone: '12',
    familyNameFurigana: '佐伯',
  },
  4,
);

/** The profile is on its way. */
export const Loading: Story = { parameters: { ...at('education'), scenario: 'pending' } };

/** Saving takes a while. */
const saving = (section: FormSectionId): Story => ({
  parameters: {
    ...at(section),
    overrides: { updateProfile: 'pending', updateStudentProfile: 'pending' },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', saveButton()));
    await expect(await canvas.findByRole('button', { name: translate('profile:edit.saving') })).toBeVisible();
  },
});

export const SkillsSaving: Story = saving('skills');
export const EducationSaving: Story = saving('education');
export const WorkSaving: Story = saving('work');
export const CertificationsSaving: Story = saving('certifications');
export const InterestsSaving: Story = saving('interests');
export const PersonalSaving: Story = saving('personal');

/** A postal code was typed into an empty address, and can mean several. */
export const PersonalPostalCode: Story = {
  parameters: { ...at('personal'), overrides: { showPostalCode: { status: 200, example: 'several' } } },
  globals: { language: 'jp' },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: translate('person:fields.address_postCode') });
    await userEvent.clear(field);
    await userEvent.type(field, '4980000');
    await expect(
      await canvas.findByRole('combobox', { name: translate('person:postCode.address') }),
    ).toBeVisible();
  },
};

/** The server could not save it; the draft stays. */
export const NotSaved: Story = {
  parameters: { ...at('certifications'), overrides: { updateStudentProfile: { status: 500 } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', saveButton()));
    await expect((await canvas.findAllByText(translate('shared:errors.unexpected')))[0]).toBeVisible();
  },
};

export const Failing: Story = { parameters: { ...at('education'), scenario: 'unavailable' } };
