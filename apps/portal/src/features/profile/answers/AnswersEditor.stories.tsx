import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { paths } from '../../../shared/navigation/paths.ts';
import { forgetEntriesOfOthers } from '../../../shared/session/forget.ts';
import { inPortal, storeDraft } from '../../../shared/story/inPortal.tsx';
import { translate } from '../../../storyTranslations.ts';
import { Component as EditProfileScreen } from '../EditProfileScreen.tsx';
import { newAnswer, toAnswer, toAnswers } from '../sections.ts';

const meta = {
  title: 'Profile/AnswersEditor',
  component: EditProfileScreen,
  parameters: {
    portal: {
      path: toAnswers('focus', null),
      namespaces: ['profile', 'person', 'answers', 'careful-reading', 'sharing'],
    },
  },
  decorators: [inPortal],
  beforeEach: () => forgetEntriesOfOthers(null),
} satisfies Meta<typeof EditProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const inProfile = '0199a1c2-0000-7000-8000-0000000f0701';
const forCompany = '0199a1c2-0000-7000-8000-0000000f0702';
const phone = { viewport: { value: 'narrow' } };
const at = (path: string) => ({ portal: { path } });

const untilListed: Story['play'] = async ({ canvas }) => {
  await canvas.findAllByRole('link', { name: translate('answers:newVersion') });
};

const untilOpen: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('textbox', { name: translate('answers:text') });
};

export const Populated: Story = { tags: ['every-run'], play: untilListed };
export const Phone: Story = { globals: phone, play: untilListed };
export const Empty: Story = { parameters: { scenario: 'empty' } };
export const Loading: Story = { parameters: { scenario: 'pending' } };
export const Failing: Story = { parameters: { overrides: { listProfileAnswers: 'unavailable' } } };
export const Reasons: Story = {
  parameters: at(toAnswers('reasons', paths.publicSeminars)),
  play: untilListed,
};
export const QuestionsEmpty: Story = { parameters: at(toAnswers('questions', null)) };
export const NewQuestion: Story = { parameters: at(toAnswer('questions', newAnswer)), play: untilOpen };
export const Missing: Story = { parameters: at(toAnswer('focus', 'gone')) };
export const Version: Story = { parameters: at(toAnswer('focus', inProfile)), play: untilOpen };
export const VersionPhone: Story = { ...Version, globals: phone };
export const ForACompany: Story = { parameters: at(toAnswer('focus', forCompany)), play: untilOpen };
export const OverItsTarget: Story = {
  ...Version,
  beforeEach: () => {
    storeDraft(`answer-${inProfile}`, {
      text: '読書会を続けました。'.repeat(45),
      basedOn: '2026-11-18T12:30:00.000Z',
    });
  },
};
export const ChangedSince: Story = {
  ...Version,
  beforeEach: () => {
    storeDraft(`answer-${inProfile}`, { text: '別の端末です。', basedOn: '2026-11-01T00:00:00.000Z' });
  },
};
export const KeptBeside: Story = {
  parameters: {
    ...at(toAnswer('focus', forCompany)),
    overrides: { updateProfileAnswer: { status: 200, example: 'jp' } },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: translate('answers:save') }));
    await canvas.findByText(translate('answers:keptBeside.title'));
  },
};
export const NotSaved: Story = {
  parameters: {
    ...at(toAnswer('focus', inProfile)),
    overrides: { updateProfileAnswer: { status: 500 } },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: translate('answers:save') }));
    await canvas.findAllByText(translate('shared:errors.unexpected'));
  },
};
export const Comparing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: translate('answers:compare.open') }));
    await screen.findAllByText((words) => words.startsWith(translate('answers:compare.removed')));
  },
};
export const Sharing: Story = {
  parameters: at(toAnswer('focus', inProfile)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: translate('answers:share.open') }));
    await userEvent.click(await screen.findByRole('button', { name: translate('sharing:create') }));
    await screen.findByText(translate('sharing:made'));
  },
};
export const SharingPhone: Story = { ...Sharing, globals: phone };
