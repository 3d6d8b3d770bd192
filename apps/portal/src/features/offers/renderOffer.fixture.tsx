import { screen, within } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { toOffer } from '../../shared/navigation/paths.ts';
import { renderInPortal, type TestEnvironment } from '../../shared/test/renderInPortal.tsx';
import { GivenOffer, offerId, type GivenOfferProps } from './GivenOffers.fixture.tsx';
import { Component as OfferScreen } from './OfferScreen.tsx';

const environmentOfOffer: TestEnvironment = { path: toOffer(offerId), namespaces: ['offers'] };

/** Renders the screen with the offer of the contract's example. */
export const renderOffer = (environment: TestEnvironment = {}) =>
  renderInPortal(<OfferScreen />, { ...environmentOfOffer, ...environment });

/** Renders the screen with a changed offer. */
export const renderChangedOffer = (
  state: Omit<GivenOfferProps, 'children'>,
  environment: TestEnvironment = {},
) =>
  renderInPortal(
    <GivenOffer {...state}>
      <OfferScreen />
    </GivenOffer>,
    { ...environmentOfOffer, ...environment },
  );

export const sentRequests = (requests: readonly Request[]) =>
  requests.filter(({ method }) => method === 'POST');

export const openDialog = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};
