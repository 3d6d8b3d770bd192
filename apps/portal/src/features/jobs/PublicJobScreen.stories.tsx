import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths, toPublicJob } from '../../shared/navigation/paths.ts';
import { inPortal } from '../../shared/story/inPortal.tsx';
import { translate } from '../../storyTranslations.ts';
import { Component as PublicJobScreen } from './PublicJobScreen.tsx';

const meta = {
  title: 'Jobs/PublicJobScreen',
  component: PublicJobScreen,
  decorators: [inPortal],
  parameters: {
    portal: {
      path: toPublicJob('0199a1c2-0000-7000-8000-000000000148'),
      namespaces: ['jobs'],
      isSignedIn: false,
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof PublicJobScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const untilLoaded: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('link', { name: translate('jobs:visitor.logInToApply') });
};

export const Populated: Story = { tags: ['every-run'], play: untilLoaded };
export const Internship: Story = {
  parameters: { overrides: { showPublicJob: { status: 200, example: 'internship' } } },
  play: untilLoaded,
};
export const Phone: Story = { globals: { viewport: { value: 'narrow' } }, play: untilLoaded };
export const Loading: Story = { parameters: { scenario: 'pending' } };
export const Failing: Story = { parameters: { scenario: 'unavailable' } };
/** Closed, of a university, or none: the visitor may see more after the login. */
export const NotFound: Story = {
  parameters: { overrides: { showPublicJob: { status: 404 } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: translate('jobs:detail.notFound') });
  },
};
/** The link is cut off. */
export const WithoutId: Story = {
  parameters: { portal: { path: paths.publicJob, namespaces: ['jobs'], isSignedIn: false } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: translate('jobs:detail.notFound') });
  },
};
