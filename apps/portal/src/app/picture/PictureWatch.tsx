import { useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect } from 'react';
import { ClockContext } from '../../shared/format/useFormat.ts';
import { useAreFirstAnswersShown } from '../../shared/global-data/GlobalDataProvider.tsx';
import { forgetPicture } from '../../shared/picture/picture.ts';
import { listViews, useListView } from '../../shared/preferences/preferences.ts';
import { untilIdle } from '../../shared/screen/untilIdle.ts';
import { keepPicture } from './keepPicture.ts';
import type { FirstDrawWatchProps } from './FirstDrawWatch.tsx';

/** How long a browser may be busy before a picture is made all the same, in milliseconds. */
export const longestBusy = 5_000;

/**
 * Keeps the picture of the screen a visit has begun with, and removes it once the student has done something that may change
 * what it shows, or has chosen cards. Draws nothing.
 */
export function PictureWatch({ firstDrawRef }: FirstDrawWatchProps) {
  const client = useQueryClient();
  const now = useContext(ClockContext);
  const areAnswersShown = useAreFirstAnswersShown();
  const [view] = useListView();
  // Cards come in a file of their own, and are not drawn first.
  const isPictured = view === listViews.list;
  useEffect(() => {
    const acts = client.getMutationCache();
    const hasActed = (): boolean => acts.getAll().some(({ state }) => state.status === 'success');
    const look = (): void => {
      if (!isPictured || hasActed()) forgetPicture();
    };
    look();
    const stop = acts.subscribe(look);
    let isOver = false;
    const keep = async (): Promise<void> => {
      await untilIdle(longestBusy);
      if (firstDrawRef.current !== null && isPictured && !isOver && !hasActed())
        keepPicture(client, firstDrawRef.current, now());
      firstDrawRef.current = null;
    };
    if (areAnswersShown) void keep();
    return () => {
      isOver = true;
      stop();
    };
  }, [client, now, areAnswersShown, isPictured, firstDrawRef]);
  return null;
}
