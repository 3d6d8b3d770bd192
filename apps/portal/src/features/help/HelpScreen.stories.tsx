import { example } from '@michi/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { pickBilingual } from '../../shared/format/pickBilingual.ts';
import { paths, toHelp } from '../../shared/navigation/paths.ts';
import { forgetEntriesOfOthers } from '../../shared/session/forget.ts';
import { inPortal } from '../../shared/story/inPortal.tsx';
import { storyLanguage, translate } from '../../storyTranslations.ts';
import { Component as HelpScreen } from './HelpScreen.tsx';

const at = (path: string) => ({ portal: { path } });
const question = '0199a1c2-0000-7000-8000-0000000f7001';
const subject = '0199a1c2-0000-7000-8000-0000000f5001';

const meta = {
  title: 'Help/HelpScreen',
  component: HelpScreen,
  parameters: { portal: { path: paths.help, namespaces: ['help'] } },
  decorators: [inPortal],
  // Drafts of one story must not appear in the next.
  beforeEach: () => forgetEntriesOfOthers(null),
} satisfies Meta<typeof HelpScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Populated: Story = { tags: ['every-run'] };
export const Empty: Story = { globals: { scenario: 'empty' } };
export const Loading: Story = { globals: { scenario: 'pending' } };
export const Failing: Story = { globals: { scenario: 'unavailable' } };
export const OneSubject: Story = {
  parameters: at(toHelp({ category: subject })),
  play: async ({ canvas }) => {
    const [name = ''] = example('listHelps').data.map((help) =>
      pickBilingual(help, 'question', storyLanguage()),
    );
    await userEvent.click(await canvas.findByRole('button', { name }));
  },
};
export const Found: Story = { parameters: at(toHelp({ search: 'application' })) };
export const NothingFound: Story = {
  parameters: at(toHelp({ search: 'umbrella' })),
  globals: { scenario: 'empty' },
};
export const Questions: Story = { parameters: at(toHelp({ tab: 1 })) };
export const QuestionsEmpty: Story = { ...Questions, globals: { scenario: 'empty' } };
export const QuestionsNotFound: Story = {
  parameters: at(toHelp({ tab: 1, search: 'umbrella' })),
  globals: { scenario: 'empty' },
};
export const QuestionsLoading: Story = { ...Questions, globals: { scenario: 'pending' } };
export const QuestionsFailing: Story = { ...Questions, globals: { scenario: 'unavailable' } };
export const Answered: Story = { parameters: at(toHelp({ tab: 1, question })) };
export const AnsweredPhone: Story = {
  ...Answered,
  globals: { viewport: { value: 'narrow' } },
};
export const QuestionLoading: Story = { ...Answered, globals: { scenario: 'pending' } };
export const QuestionNotFound: Story = {
  parameters: { ...at(toHelp({ tab: 1, question })), overrides: { showQuestion: { status: 404 } } },
};
export const Asking: Story = { parameters: at(toHelp({ tab: 1, ask: true })) };
export const AskingWithFaults: Story = {
  ...Asking,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: translate('help:asking.send') }));
    await expect(
      await canvas.findByRole('group', { name: translate('shared:form.faults', { count: 2 }) }),
    ).toHaveFocus();
  },
};
export const Feedback: Story = {
  parameters: at(toHelp({ tab: 2 })),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: translate('help:feedback.earlier') });
  },
};
export const FeedbackPhone: Story = {
  parameters: at(toHelp({ tab: 2 })),
  globals: { viewport: { value: 'narrow' } },
};
export const FeedbackGiven: Story = {
  parameters: at(toHelp({ tab: 2 })),
  play: async ({ canvas }) => {
    const overall = await canvas.findByRole('radiogroup', {
      name: translate('help:feedback.scales.overall'),
    });
    const four = overall.querySelector<HTMLInputElement>('input[value="4"]');
    await expect(four).not.toBeNull();
    if (four !== null) await userEvent.click(four);
    await userEvent.click(canvas.getByRole('button', { name: translate('help:feedback.send') }));
    await canvas.findByRole('heading', { name: translate('help:feedback.thanks') });
  },
};
