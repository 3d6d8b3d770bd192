import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { paths, toSharedAnswer } from '../../../shared/navigation/paths.ts';
import { inPortal } from '../../../shared/story/inPortal.tsx';
import { translate } from '../../../storyTranslations.ts';
import { Component as SharedAnswerScreen } from './SharedAnswerScreen.tsx';

const meta = {
  title: 'Profile/SharedAnswerScreen',
  component: SharedAnswerScreen,
  decorators: [inPortal],
  parameters: {
    portal: {
      path: toSharedAnswer('a1_Kd3eRt5yUi3oPa9sDf2gHj6kLz8xCv'),
      namespaces: ['answers', 'sharing'],
      isSignedIn: false,
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof SharedAnswerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'narrow' } };

const untilLoaded: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('region', { name: translate('answers:comments.title') });
};

const chooseSentence: Story['play'] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: translate('answers:shared.choose') }));
  await screen.findByRole('dialog', { name: translate('answers:shared.write') });
};

export const Populated: Story = { tags: ['every-run'], play: untilLoaded };
export const Phone: Story = { globals: phone, play: untilLoaded };
export const Empty: Story = {
  parameters: { overrides: { showSharedAnswer: { status: 200, example: 'uncommented' } } },
  play: untilLoaded,
};
export const Commenting: Story = { play: chooseSentence };
export const CommentingPhone: Story = { globals: phone, play: chooseSentence };
export const Loading: Story = { parameters: { scenario: 'pending' } };
export const Failing: Story = { parameters: { scenario: 'unavailable' } };
export const NoPermission: Story = { parameters: { portal: { path: paths.sharedAnswer } } };
