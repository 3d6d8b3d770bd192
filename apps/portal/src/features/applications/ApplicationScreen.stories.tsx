import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { paths, toApplication } from '../../shared/navigation/paths.ts';
import { forgetEntriesOfOthers } from '../../shared/session/forget.ts';
import { inPortal } from '../../shared/story/inPortal.tsx';
import { translate } from '../../storyTranslations.ts';
import { Component as ApplicationScreen } from './ApplicationScreen.tsx';
import {
  applicationId,
  ApplicationProvider,
  type ApplicationProviderProps,
} from './ApplicationProvider.fixture.tsx';

const meta = {
  title: 'Applications/ApplicationScreen',
  component: ApplicationScreen,
  parameters: { portal: { path: toApplication(applicationId), namespaces: ['applications'] } },
  decorators: [inPortal],
  // What one story typed is not there in the next.
  beforeEach: () => forgetEntriesOfOthers(null),
} satisfies Meta<typeof ApplicationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const given = (state: Omit<ApplicationProviderProps, 'children'>): Pick<Story, 'render'> => ({
  render: () => (
    <ApplicationProvider {...state}>
      <ApplicationScreen />
    </ApplicationProvider>
  ),
});

/** Waits for the page's heading before the checks run. */
const untilLoaded: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 2, name: translate('applications:sent.title') });
};

export const Populated: Story = { tags: ['every-run'], ...given({}), play: untilLoaded };
export const Empty: Story = {
  ...given({
    change: {
      sent: {
        sentAt: '2026-11-20T01:05:00.000Z',
        message: null,
        reasonForApplying: null,
        resume: null,
        answers: [],
      },
      interviews: [],
      notes: { text: '', checklist: [], questions: [], ratings: null, updatedAt: null },
    },
    application: {
      stage: 'APPLIED',
      turn: 'COMPANY',
      answerBy: null,
      interviewId: null,
      interview: null,
      interviewResult: null,
      resultExpectedBy: '2026-11-30T01:05:00.000Z',
    },
  }),
  play: untilLoaded,
};
export const Recommended: Story = {
  ...given({
    change: { sent: null, interviews: [], timeline: [] },
    application: {
      stage: 'RECOMMENDED',
      appliedAt: null,
      interviewId: null,
      interview: null,
      interviewResult: null,
      allowedActions: ['accept-recommendation', 'deny-recommendation'],
    },
  }),
  play: untilLoaded,
};
export const Ended: Story = {
  ...given({
    application: {
      stage: 'UNLUCKY',
      turn: null,
      answerBy: null,
      allowedActions: [],
      rejectedFrom: 'INTERVIEW_RESULT',
    },
  }),
  play: untilLoaded,
};
export const QuestionMissing: Story = {
  ...given({}),
  play: async (context) => {
    await untilLoaded(context);
    await userEvent.click(
      await context.canvas.findByRole('button', { name: translate('applications:questions.add') }),
    );
    await context.canvas.findByText(translate('applications:questions.needed'));
  },
};
export const JapanesePhone: Story = {
  globals: { language: 'jp', viewport: { value: 'narrow' } },
  ...given({}),
  play: untilLoaded,
};

export const Loading: Story = { parameters: { scenario: 'pending' } };
export const Failing: Story = { parameters: { scenario: 'unavailable' } };
export const NotFound: Story = { parameters: { portal: { path: paths.application } } };
