import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keepAnswers } from './keepAnswers.ts';

/** Keeps what a student reads for when there is no network, or a slow one, as long as they are signed in here. Draws nothing. */
export default function AnswersKept() {
  const client = useQueryClient();
  useEffect(() => keepAnswers(client), [client]);
  return null;
}
