import { example, job } from '@michi/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pickBilingual } from '../../shared/format/pickBilingual.ts';
import { paths, toSponsors } from '../../shared/navigation/paths.ts';
import { inPortal } from '../../shared/story/inPortal.tsx';
import { storyLanguage } from '../../storyTranslations.ts';
import { CareerOfficeProvider } from './CareerOfficeProvider.fixture.tsx';
import { Component as SponsorsScreen } from './SponsorsScreen.tsx';
import { Component as UniversityProfileScreen } from './UniversityProfileScreen.tsx';

const meta = {
  title: 'Career office/UniversityProfileScreen',
  component: UniversityProfileScreen,
  parameters: { portal: { path: paths.universityProfile, namespaces: ['career-office', 'university'] } },
  decorators: [inPortal],
} satisfies Meta<typeof UniversityProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'narrow' } };
const untilLoaded: Story['play'] = async ({ canvas }) => {
  const { university } = example('showUniversity').data;
  await canvas.findByRole('heading', { level: 1, name: pickBilingual(university, 'name', storyLanguage()) });
};
const sponsors: Pick<Story, 'render'> = { render: () => <SponsorsScreen /> };
const atSponsors = { portal: { path: toSponsors() } };

export const Populated: Story = { tags: ['every-run'], play: untilLoaded };
export const WithoutPhoto: Story = {
  parameters: { overrides: { showUniversity: { status: 200, example: 'withoutPhoto' } } },
  play: untilLoaded,
};
export const Phone: Story = { globals: phone, play: untilLoaded };
export const Loading: Story = { globals: { scenario: 'pending' } };
export const Failing: Story = { parameters: { overrides: { showUniversity: 'unavailable' } } };
export const NotFound: Story = { parameters: { overrides: { showUniversity: { status: 404 } } } };
export const NoPermission: Story = {
  render: () => (
    <CareerOfficeProvider isNonUniversity>
      <UniversityProfileScreen />
    </CareerOfficeProvider>
  ),
};
export const SponsorsPopulated: Story = {
  tags: ['every-run'],
  ...sponsors,
  parameters: atSponsors,
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: pickBilingual(job().company, 'name', storyLanguage()) });
  },
};
export const SponsorsPhone: Story = {
  ...sponsors,
  parameters: atSponsors,
  globals: phone,
};
export const SponsorsEmpty: Story = {
  ...sponsors,
  parameters: { ...atSponsors, overrides: { listSponsors: 'empty' } },
};
export const SponsorsLoading: Story = {
  ...sponsors,
  parameters: { ...atSponsors, overrides: { listSponsors: 'pending' } },
};
export const SponsorsFailing: Story = {
  ...sponsors,
  parameters: { ...atSponsors, overrides: { listSponsors: 'unavailable' } },
};
