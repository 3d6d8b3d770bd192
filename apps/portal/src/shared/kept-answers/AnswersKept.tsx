import { session } from '@michi/api/session';
import { useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect } from 'react';
import { ClockContext } from '../format/useFormat.ts';
import { releaseOf } from '../portal-version/releaseOf.ts';
import { answerStore } from './answerStore.ts';
import { isReturning } from './isReturning.ts';
import { keepAnswers } from './keepAnswers.ts';

/** Keeps what a student reads for when there is no network, or a slow one, as long as they are signed in here. Draws nothing. */
export default function AnswersKept() {
  const client = useQueryClient();
  const now = useContext(ClockContext);
  useEffect(() => {
    const owner = session.get('USER_ID');
    if (owner === null) return;
    return keepAnswers(client, {
      owner,
      release: releaseOf(document),
      isOwnersTurn: () => session.isSignedIn() && session.get('USER_ID') === owner,
      isShownFirst: isReturning(),
      store: answerStore,
      now,
    });
  }, [client, now]);
  return null;
}
