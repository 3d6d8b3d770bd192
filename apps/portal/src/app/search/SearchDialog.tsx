import { parseJson } from '../../shared/parseJson.ts';
import { userEntry } from '../../shared/session/entries.ts';
import { normalizeText } from '@michi/api/text';
import { CommandMenu } from '@michi/design-system/command-menu';
import { useProfile } from '@michi/api/user';
import { CircleHelp, History, LifeBuoy, Search, Settings } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths, toHelp, toJobs } from '../../shared/navigation/paths.ts';
import { navigationFor, ungroupedItems } from '../layouts/navigation.ts';
import { useSearchResults, type SearchEntry } from './useSearchResults.ts';

/** Number of stored searches. */
const most = 5;

const entry = userEntry('RECENT_SEARCHES');

/** The student's latest searches on this device, newest first. */
export const readRecentSearches = (): readonly string[] => {
  const stored = parseJson(entry.read());
  return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string').slice(0, most) : [];
};

/** Stores a search as the newest; deleted at sign-out. */
const keepRecentSearch = (text: string): void =>
  entry.write(
    JSON.stringify([text, ...readRecentSearches().filter((other) => other !== text)].slice(0, most)),
  );

/** Longest search text (the contract's parameter `search`), in characters. */
const maxLength = 200;

/** Normalizes width and case, as the services do. */
const folded = (text: string): string => normalizeText(text, 'NFKC').toLocaleLowerCase();

/**
 * Searches jobs, companies, seminars, counsellors, news, help, the student's applications and the portal's pages. An
 * empty field lists the latest searches and the pages. Enter right after typing opens all matching jobs.
 */
export function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('app');
  const { t: tShared } = useTranslation('shared');
  const navigate = useNavigate();
  const { data: profile } = useProfile();
  const [text, setText] = useState('');
  const [recent] = useState(readRecentSearches);
  const isNonUniversity = profile?.isNonUniversity ?? true;
  const query = text.trim();
  const { groups, isSearching, isIncomplete } = useSearchResults(text, !isNonUniversity);

  const pages: readonly SearchEntry[] = [
    ...navigationFor({ isNonUniversity }).flatMap(({ icon, items }) =>
      items.map(({ label, path }) => ({ id: path, label: t(label), icon, to: path })),
    ),
    ...ungroupedItems.map(({ label, path, icon }) => ({ id: path, label: t(label), icon, to: path })),
    { id: paths.settings, label: t('navigation.settings'), icon: Settings, to: paths.settings },
    { id: paths.help, label: t('navigation.help'), icon: LifeBuoy, to: paths.help },
  ];
  const searches: readonly SearchEntry[] = [
    {
      id: 'all-jobs',
      label: t('search.allJobs', { query: query }),
      icon: Search,
      to: toJobs('PUBLIC', { search: query }),
    },
  ];
  const help: readonly SearchEntry[] = [
    {
      id: 'help',
      label: t('search.inHelp', { query: query }),
      icon: CircleHelp,
      to: toHelp({ search: query }),
    },
  ];
  const shown =
    query === ''
      ? [
          {
            title: t('search.recent'),
            items: recent.map((search) => ({
              id: `recent-${search}`,
              label: search,
              icon: History,
              to: toJobs('PUBLIC', { search }),
            })),
          },
          { title: t('search.pages'), items: pages },
        ]
      : [
          { title: t('search.label'), items: searches },
          ...groups,
          {
            title: t('search.pages'),
            items: pages.filter(({ label }) => folded(label).includes(folded(query))),
          },
          { title: t('search.more'), items: help },
        ];
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const status = (): string => {
    if (query === '') return '';
    if (isSearching) return t('search.searching');
    if (isIncomplete) return t('search.incomplete');
    return t('search.count', { count });
  };

  return (
    <CommandMenu
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('search.label')}
      placeholder={t('search.placeholder')}
      closeLabel={tShared('actions.close')}
      text={text}
      onTextChange={setText}
      maxLength={maxLength}
      groups={shown}
      status={status()}
      onClick={({ id, to }) => {
        if (id === 'all-jobs') keepRecentSearch(query);
        onClose();
        void navigate(to);
      }}
    />
  );
}
