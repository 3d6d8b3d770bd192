import { useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect } from 'react';
import { ClockContext } from '../format/useFormat.ts';
import { keepAnswers } from './keepAnswers.ts';
import { ownKeeping } from './ownKeeping.ts';

/** Keeps what a student reads for when there is no network, or a slow one, as long as they are signed in here. Draws nothing. */
export default function AnswersKept() {
  const client = useQueryClient();
  const now = useContext(ClockContext);
  useEffect(() => {
    const keeping = ownKeeping(now);
    return keeping && keepAnswers(client, keeping);
  }, [client, now]);
  return null;
}
