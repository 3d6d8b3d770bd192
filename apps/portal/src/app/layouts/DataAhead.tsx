import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fetchAheadInto } from '../../shared/data-ahead/fetchAhead.ts';
import { dataAheadAt } from '../dataAhead.ts';
import { followRest } from '../followRest.ts';

/** Fetches what a screen will ask for while a hand rests on the link that leads there. Shows nothing. */
export function DataAhead() {
  const client = useQueryClient();
  useEffect(() => {
    const fetchAhead = fetchAheadInto(client);
    return followRest((destination) => {
      // What cannot be fetched ahead is fetched by the screen itself.
      dataAheadAt(destination.pathname).then(
        (dataAhead) => dataAhead(fetchAhead, destination),
        () => undefined,
      );
    });
  }, [client]);
  return null;
}
