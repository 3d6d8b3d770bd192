import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
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

const untilLoaded: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('table', { name: translate('offers:compare.label') });
};

const rate: Story['play'] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: translate('offers:compare.rate') }));
};

const onPhone = { viewport: { value: 'phone' } };

const someNotes = (index: number) =>
  index === 0
    ? { ratings: allRated(4), text: 'Ask about the team.' }
    : { ratings: { ...allRated(3), holidays: { weight: 2, mark: 5 } } };

export const Populated: Story = {
  tags: ['every-run'],
  ...given({ count: 2, notes: someNotes }),
  play: untilLoaded,
};
export const NotRated: Story = { ...given({ count: 2 }), play: untilLoaded };
export const Rating: Story = { ...given({ count: 2, notes: someNotes }), play: rate };
export const Three: Story = { ...given({ count: 3 }), play: untilLoaded };
export const Five: Story = { ...given({ count: 5 }), play: untilLoaded };
export const Phone: Story = { globals: onPhone, ...given({ count: 2, notes: someNotes }), play: untilLoaded };
export const PhoneRating: Story = { globals: onPhone, ...given({ count: 2, notes: someNotes }), play: rate };
export const PhoneFiveToChooseFrom: Story = { globals: onPhone, ...given({ count: 5 }), play: untilLoaded };
export const JapanesePhone: Story = {
  globals: { ...onPhone, language: 'jp' },
  ...given({ count: 4 }),
  play: untilLoaded,
};
export const SameOpened: Story = {
  ...given({ count: 2 }),
  play: async ({ canvas }) => {
    const name = translate('offers:compare.sameForBoth', { number: 5 });
    await userEvent.click(await canvas.findByRole('button', { name }));
  },
};
const closed = [{}, { status: 'DENIED' }, { kind: 'INTERNSHIP' }, {}, { status: 'EXPIRED' }] as const;
/** Closed offers and internships are left out until they are chosen. */
export const SomeClosed: Story = {
  ...given({
    count: 5,
    states: (index) => closed[index] ?? {},
  }),
  play: untilLoaded,
};
export const NoneOpen: Story = {
  ...given({ count: 2, states: () => ({ kind: 'INTERNSHIP' }) }),
  play: async ({ canvas }) => {
    await canvas.findByText(translate('offers:compare.chooseTwo.title'));
  },
};
export const WithoutNotes: Story = { ...given({ count: 2, isWithoutNotes: true }), play: untilLoaded };
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
