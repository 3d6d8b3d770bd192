import type { Meta, StoryObj } from '@storybook/react-vite';
import { MotionPage } from './Motion.tsx';
import { inToolbarLanguage } from './language.tsx';

const meta = {
  title: 'Foundations/Motion',
  tags: ['!autodocs'],
  decorators: [inToolbarLanguage],
} satisfies Meta;
export default meta;

export const Motion: StoryObj<typeof meta> = { render: () => <MotionPage /> };
