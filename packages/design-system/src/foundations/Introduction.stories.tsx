import type { Meta, StoryObj } from '@storybook/react-vite';
import { IntroductionPage } from './Introduction.tsx';

const meta = { title: 'Introduction', tags: ['!autodocs'] } satisfies Meta;
export default meta;

export const Introduction: StoryObj<typeof meta> = { render: () => <IntroductionPage /> };
