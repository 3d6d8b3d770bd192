import type { Meta, StoryObj } from '@storybook/react-vite';
import { ComponentsPage } from './Components.tsx';

const meta = { title: 'Components', tags: ['!autodocs'] } satisfies Meta;
export default meta;

export const Components: StoryObj<typeof meta> = { render: () => <ComponentsPage /> };
