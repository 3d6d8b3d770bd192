import { configureApi } from '@michi/api/transport';
import { useState, type ReactNode } from 'react';

/** A student without an accepted offer; for stories. */
export function Refused({ children }: { readonly children: ReactNode }) {
  useState(() =>
    configureApi({
      fetch: (request) =>
        new URL(request.url).pathname.endsWith('/timesheets')
          ? Promise.resolve(
              Response.json(
                { message: 'You have not accepted an offer.', error: 'FORBIDDEN' },
                { status: 403 },
              ),
            )
          : fetch(request),
    }),
  );
  return children;
}
