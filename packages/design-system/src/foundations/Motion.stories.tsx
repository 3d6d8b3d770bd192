import type { Meta, StoryObj } from '@storybook/react-vite';
import { MotionPage } from './Motion.tsx';

const meta = { title: 'Foundations/Motion', tags: ['!autodocs'] } satisfies Meta;
export default meta;

export const Motion: StoryObj<typeof meta> = { render: () => <MotionPage /> };
