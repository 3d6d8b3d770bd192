import type { Meta, StoryObj } from '@storybook/react-vite';
import { IntroductionPage } from './Introduction.tsx';
import { inToolbarLanguage } from './language.tsx';

const meta = { title: 'Introduction', tags: ['!autodocs'], decorators: [inToolbarLanguage] } satisfies Meta;
export default meta;

export const Introduction: StoryObj<typeof meta> = { render: () => <IntroductionPage /> };
