import type { Meta, StoryObj } from '@storybook/react-vite';
import { inPortal } from '../../shared/story/inPortal.tsx';
import { JobTabProvider } from './JobProviders.fixture.tsx';
import { Component as JobsScreen } from './JobsScreen.tsx';

const openJob = '0199a1c2-0000-7000-8000-000000000148';

const meta = {
  component: JobsScreen,
  title: 'Jobs/JobsScreen',
  parameters: { portal: { namespaces: ['jobs'], path: '/student/job/public-jobs' } },
  decorators: [inPortal],
} satisfies Meta<typeof JobsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Populated: Story = { tags: ['every-run'] };

export const JobPopulated: Story = {
  tags: ['every-run'],
  parameters: { portal: { path: `/student/job/public-jobs/details?id=${openJob}` } },
};

/** An internship with all its terms. */
export const Internship: Story = {
  parameters: {
    portal: { path: `/student/job/public-jobs/details?id=${openJob}` },
    overrides: { showJob: { status: 200, example: 'internship' } },
  },
};

/** A job of the university with its own deadline, and conditions that only the student can check. */
export const ConditionsToCheck: Story = {
  parameters: {
    portal: { path: `/student/job/university-jobs/details?id=${openJob}` },
    overrides: { showJob: { status: 200, example: 'conditions' } },
  },
};

export const Applied: Story = {
  parameters: { portal: { path: '/student/job/public-jobs?tab=1' } },
};

export const Filtered: Story = {
  parameters: {
    portal: {
      path: '/student/job/public-jobs?search=robot&workStyle=HYBRID&graduationYear=2027&salaryFrom=230000&canApply=true',
    },
  },
};

export const InterviewRequests: Story = {
  decorators: [
    (Tab) => (
      <JobTabProvider audience="PUBLIC" tab={3}>
        <Tab />
      </JobTabProvider>
    ),
  ],
  parameters: { portal: { path: '/student/job/public-jobs?tab=3' } },
};

export const AcceptedInterviews: Story = {
  decorators: [
    (Tab) => (
      <JobTabProvider
        audience="PUBLIC"
        tab={4}
        change={{ stage: 'INTERVIEW_ACCEPTED', answerBy: null, turn: null }}
      >
        <Tab />
      </JobTabProvider>
    ),
  ],
  parameters: { portal: { path: '/student/job/public-jobs?tab=4' } },
};

export const InterviewResults: Story = {
  decorators: [
    (Tab) => (
      <JobTabProvider
        audience="PUBLIC"
        tab={5}
        change={{
          stage: 'UNLUCKY',
          answerBy: null,
          turn: null,
          rejectedFrom: 'INTERVIEW_ACCEPTED',
          interviewResult: {
            outcome: 'FAILED',
            decidedOn: '2026-11-18',
            phase: 'First interview',
            phaseJp: '一次面接',
          },
        }}
      >
        <Tab />
      </JobTabProvider>
    ),
  ],
  parameters: { portal: { path: '/student/job/public-jobs?tab=5' } },
};

export const UniversityInterviewRequests: Story = {
  decorators: [
    (Tab) => (
      <JobTabProvider audience="UNIVERSITY" tab={3} change={{ interviewer: 'UNIVERSITY' }}>
        <Tab />
      </JobTabProvider>
    ),
  ],
  parameters: { portal: { path: '/student/job/university-jobs?tab=3' } },
};

export const Recommendations: Story = {
  parameters: { portal: { path: '/student/job/public-jobs?tab=2' } },
};

export const JobOffers: Story = {
  decorators: [
    (Tab) => (
      <JobTabProvider audience="PUBLIC" tab={6}>
        <Tab />
      </JobTabProvider>
    ),
  ],
  parameters: { portal: { path: '/student/job/public-jobs?tab=6' } },
};

export const ForYou: Story = {
  parameters: { portal: { path: '/student/job/public-jobs?forYou=true' } },
};

export const UniversityPopulated: Story = {
  tags: ['every-run'],
  parameters: { portal: { path: '/student/job/university-jobs' } },
};

export const UniversityEmpty: Story = {
  globals: { scenario: 'empty' },
  parameters: { portal: { path: '/student/job/university-jobs' } },
};

export const JobLoading: Story = {
  parameters: {
    portal: { path: `/student/job/public-jobs/details?id=${openJob}` },
    overrides: { showJob: 'pending' },
  },
};

export const JobFailing: Story = {
  parameters: {
    portal: { path: `/student/job/public-jobs/details?id=${openJob}` },
    overrides: { showJob: 'unavailable' },
  },
};

export const JobNotFound: Story = {
  parameters: {
    portal: { path: `/student/job/public-jobs/details?id=${openJob}` },
    overrides: { showJob: { status: 404 } },
  },
};

export const NothingForYou: Story = {
  globals: { scenario: 'empty' },
  parameters: { portal: { path: '/student/job/public-jobs?forYou=true' } },
};

export const Empty: Story = { globals: { scenario: 'empty' } };

/** No application matches the filters; the filters stay above, and a button below clears them. */
export const NothingOfWhatWasAppliedTo: Story = {
  globals: { scenario: 'empty' },
  parameters: { portal: { path: '/student/job/public-jobs?tab=1&search=robot&turn=STUDENT&stage=OFFERED' } },
};

export const NothingAppliedTo: Story = {
  globals: { scenario: 'empty' },
  parameters: { portal: { path: '/student/job/public-jobs?tab=1' } },
};

export const Loading: Story = { globals: { scenario: 'pending' } };

export const Failing: Story = { globals: { scenario: 'unavailable' } };
