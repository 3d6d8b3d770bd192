import type { Meta, StoryObj } from '@storybook/react-vite';
import { toCompareOffers } from '../../shared/navigation/paths.ts';
import { forgetEntriesOfOthers } from '../../shared/session/forget.ts';
import { inPortal } from '../../shared/story/inPortal.tsx';
import { translate } from '../../storyTranslations.ts';
import { Component as CompareOffersScreen } from './CompareOffersScreen.tsx';
import { allRated, GivenOffers, type GivenOffersProps } from './GivenOffers.fixture.tsx';

const meta = {
  title: 'Offers/CompareOffersScreen',
  component: CompareOffersScreen,
  parameters: { portal: { path: toCompareOffers(), namespaces: ['offers'] } },
  decorators: [inPortal],
  // What one story typed is not there in the next.
  beforeEach: () => forgetEntriesOfOthers(null),
} satisfies Meta<typeof CompareOffersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const given = (state: Omit<GivenOffersProps, 'children'>): Pick<Story, 'render'> => ({
  render: () => (
    <GivenOffers {...state}>
      <CompareOffersScreen />
    </GivenOffers>
  ),
});

/** Waits for the notes, which come last. */
const untilLoaded: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 2, name: translate('offers:compare.weights.title') });
};

export const Populated: Story = {
  tags: ['every-run'],
  ...given({ count: 2, notes: (index) => ({ ratings: allRated(4 - index), text: 'Ask about the team.' }) }),
  play: untilLoaded,
};
export const Four: Story = { ...given({ count: 4 }), play: untilLoaded };
export const FiveToChooseFrom: Story = { ...given({ count: 5 }), play: untilLoaded };
export const JapanesePhone: Story = {
  globals: { language: 'jp', viewport: { value: 'narrow' } },
  ...given({ count: 4 }),
  play: untilLoaded,
};
export const OneCompany: Story = { ...given({ count: 3, areOfOneCompany: true }), play: untilLoaded };
const remaining = '0199a1c2-0000-7000-8000-0000000a1101';
const gone = '0199a1c2-0000-7000-8000-0000000a1199';
export const OneWithdrawn: Story = {
  parameters: { portal: { path: toCompareOffers([remaining, gone]), namespaces: ['offers'] } },
  ...given({ count: 3, withdrawn: gone }),
  play: untilLoaded,
};
export const Empty: Story = {
  ...given({ count: 1 }),
  play: async ({ canvas }) => {
    await canvas.findByText(translate('offers:compare.few.title'));
  },
};
export const Loading: Story = { parameters: { scenario: 'pending' } };
export const Failing: Story = { parameters: { scenario: 'unavailable' } };
