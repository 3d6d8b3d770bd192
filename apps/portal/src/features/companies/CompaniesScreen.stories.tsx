import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../shared/paths.ts';
import { inPortal } from '../../shared/story/inPortal.tsx';
import { CompaniesScreen } from './CompaniesScreen.tsx';

const at = (path: string) => [inPortal({ path, namespaces: ['companies'] })];

const meta = {
  title: 'Companies/CompaniesScreen',
  component: CompaniesScreen,
} satisfies Meta<typeof CompaniesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = { decorators: at(paths.companies) };
export const Japanese: Story = { decorators: at(paths.companies), globals: { language: 'jp' } };
export const ViewedProfile: Story = { decorators: at(paths.viewedProfile) };
export const NobodyViewed: Story = { decorators: at(paths.viewedProfile), globals: { scenario: 'empty' } };
export const Failing: Story = { decorators: at(paths.companies), globals: { scenario: 'unavailable' } };
export const NoneFound: Story = { decorators: at(paths.companies), globals: { scenario: 'empty' } };
export const Loading: Story = { decorators: at(paths.companies), globals: { scenario: 'slow' } };
export const ViewedProfileJapanese: Story = {
  decorators: at(paths.viewedProfile),
  globals: { language: 'jp' },
};
export const ViewedProfileFailing: Story = {
  decorators: at(paths.viewedProfile),
  globals: { scenario: 'unavailable' },
};
export const Phone: Story = {
  decorators: at(paths.companies),
  globals: { viewport: { value: 'mobile1' } },
};
