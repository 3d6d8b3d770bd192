import { Link } from '@michi/design-system/link';
import { Stack } from '@michi/design-system/stack';
import { media } from '@michi/design-system/theme';
import type { ReactNode } from 'react';
import { BackLabel, ListLink } from '../../navigation/links.tsx';
import { listViews, useListView } from '../../session/preferences.ts';
import { useMedia } from '../screen/useMedia.ts';

export interface ListOrDetailProps {
  /** Id of the open entry in the address, or null. */
  readonly open: string | null;
  /** Address and text of the link back to the list. */
  readonly back: { readonly to: string; readonly words: string };
  /** Renders the open entry as a page. */
  readonly renderDetail: (id: string) => ReactNode;
  /** The list; rendered, and requested, only if it is visible. */
  readonly children: ReactNode;
}

/** A list, or the open entry in its place if there is no room beside the rows. */
export function ListOrDetail({ open, back, renderDetail, children }: ListOrDetailProps) {
  const [view] = useListView();
  const isWide = useMedia(media.desktop);
  if (open === null || (isWide && view === listViews.list)) return children;
  return (
    <Stack gap="medium">
      <Link asChild>
        <ListLink to={back.to}>
          <BackLabel>{back.words}</BackLabel>
        </ListLink>
      </Link>
      {renderDetail(open)}
    </Stack>
  );
}
