import type { Overrides } from '@michi/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { toSeminarFeedback } from '../../shared/navigation/paths.ts';
import { forgetEntriesOfOthers } from '../../shared/session/forget.ts';
import { inPortal } from '../../shared/story/inPortal.tsx';
import { translate } from '../../storyTranslations.ts';
import { Component as FeedbackScreen } from './FeedbackScreen.tsx';

const path = toSeminarFeedback('PUBLIC', '0199a1c2-0000-7000-8000-000000057005');

const meta = {
  component: FeedbackScreen,
  title: 'Seminars/FeedbackScreen',
  parameters: { portal: { path, namespaces: ['seminars'] } },
  decorators: [inPortal],
  // Answers of one story must not appear in the next.
  beforeEach: () => forgetEntriesOfOthers(null),
} satisfies Meta<typeof FeedbackScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The screen of a seminar in one of the states the contract has an example of. */
const feedback = (example: string, overrides: Overrides = {}): Story => ({
  parameters: { overrides: { showSeminar: { status: 200, example }, ...overrides } },
});

/** Waits for the questions before the checks run. */
const untilQuestionsLoaded: Story['play'] = async ({ canvas }) => {
  await canvas.findAllByRole('radio');
};

export const Populated: Story = { tags: ['every-run'], ...feedback('attended'), play: untilQuestionsLoaded };
export const Phone: Story = {
  ...feedback('attended'),
  globals: { viewport: { value: 'narrow' } },
  play: untilQuestionsLoaded,
};
export const WithFaults: Story = {
  ...feedback('attended'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: translate('seminars:feedback.send') }));
    await expect(
      await canvas.findByRole('group', { name: translate('shared:form.faults', { count: 10 }) }),
    ).toHaveFocus();
  },
};
export const Given: Story = feedback('feedbackGiven');
export const NoPermission: Story = feedback('registered');
export const Empty: Story = feedback('attended', { listSeminarFeedbackQuestions: 'empty' });
export const Loading: Story = feedback('attended', { listSeminarFeedbackQuestions: 'pending' });
export const Failing: Story = feedback('attended', { listSeminarFeedbackQuestions: 'unavailable' });
export const NotFound: Story = { parameters: { overrides: { showSeminar: { status: 404 } } } };
