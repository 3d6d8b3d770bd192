import type { Meta, StoryObj } from '@storybook/react-vite';
import { ComponentsPage } from './Components.tsx';
import { inToolbarLanguage } from './language.tsx';

const meta = { title: 'Components', tags: ['!autodocs'], decorators: [inToolbarLanguage] } satisfies Meta;
export default meta;

export const Components: StoryObj<typeof meta> = { render: () => <ComponentsPage /> };
