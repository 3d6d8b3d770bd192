import { Link } from '@michi/design-system/link';
import { DetailPage, MasterDetail } from '@michi/design-system/master-detail';
import { Stack } from '@michi/design-system/stack';
import { media } from '@michi/design-system/theme';
import type { ReactNode } from 'react';
import { useHasNavigated, useIsBackNavigation } from '../../navigation/history.tsx';
import { BackLabel, ListLink } from '../../navigation/links.tsx';
import { listViews, useListView } from '../../session/preferences.ts';
import { useMedia } from '../screen/useMedia.ts';

export interface ListOrDetailProps {
  /** Id of the open entry in the address, or null. */
  readonly open: string | null;
  /** Address and text of the link back to the list. */
  readonly back: { readonly to: string; readonly label: string };
  /** Renders the open entry as a page. */
  readonly renderDetail: (id: string) => ReactNode;
  /** The list; rendered, and requested, only if it is visible. */
  readonly children: ReactNode;
}

/** A list, or the open entry in its place if there is no room beside the rows. */
export function ListOrDetail({ open, back, renderDetail, children }: ListOrDetailProps) {
  const [view] = useListView();
  const isWide = useMedia(media.desktop);
  const hasNavigated = useHasNavigated();
  const isBack = useIsBackNavigation();
  if (open === null || (isWide && view === listViews.list)) return children;
  return (
    <DetailPage
      entering={hasNavigated && !isBack}
      back={
        <Link asChild>
          <ListLink to={back.to}>
            <BackLabel>{back.label}</BackLabel>
          </ListLink>
        </Link>
      }
    >
      {renderDetail(open)}
    </DetailPage>
  );
}

/**
 * Id of the entry that is open beside the rows: the one in the address, or on wide screens the first. Null if none is, as in
 * Card View.
 */
export const useOpenEntry = (
  open: string | null,
  first: { readonly id: string } | undefined,
): string | null => {
  const [view] = useListView();
  const isWide = useMedia(media.desktop);
  if (view === listViews.card) return null;
  return open ?? (isWide && first !== undefined ? first.id : null);
};

interface ListBesideDetailProps extends Pick<ListOrDetailProps, 'open' | 'renderDetail' | 'children'> {
  /** Accessible name of the open entry. */
  readonly label: string;
}

/** A list with the open entry beside it, if there is one. */
export function ListBesideDetail({ label, open, renderDetail, children }: ListBesideDetailProps) {
  const [view] = useListView();
  if (open === null) return <Stack reading={view === listViews.list}>{children}</Stack>;
  return <MasterDetail showing="list" detailLabel={label} list={children} detail={renderDetail(open)} />;
}
