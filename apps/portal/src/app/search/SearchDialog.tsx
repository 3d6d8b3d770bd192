import { parseJson } from '../../shared/parseJson.ts';
import { userEntry } from '../../shared/session/entries.ts';
import { normalizeText } from '@michi/api/text';
import { CommandMenu } from '@michi/design-system/command-menu';
import { useProfile } from '@michi/api/user';
import { CircleHelp, LifeBuoy, RotateCw, Search, Settings } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths, toHelp, toJobs } from '../../shared/navigation/paths.ts';
import { navigationFor, ungroupedItems } from '../layouts/navigation.ts';
import { useSearchResults, type SearchEntry } from './useSearchResults.ts';
import { useSuggestions } from './useSuggestions.ts';

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
 * Searches the student's own records, everything else, and the portal's pages. An empty field offers the latest searches,
 * what is due next and what students do most.
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
  const { groups, count, isOutdated, isOffline, hasFailed, refetch } = useSearchResults(text);
  const suggestions = useSuggestions(recent, { isEnabled: query === '', isOfUniversity: !isNonUniversity });

  const pages: readonly SearchEntry[] = [
    ...navigationFor({ isNonUniversity }).flatMap(({ icon, items }) =>
      items.map(({ label, path }) => ({ id: path, label: t(label), icon, to: path })),
    ),
    ...ungroupedItems.map(({ label, path, icon }) => ({ id: path, label: t(label), icon, to: path })),
    { id: paths.settings, label: t('navigation.settings'), icon: Settings, to: paths.settings },
    { id: paths.help, label: t('navigation.help'), icon: LifeBuoy, to: paths.help },
  ].filter(({ label }) => folded(label).includes(folded(query)));
  const more: readonly SearchEntry[] = [
    ...(hasFailed ? [{ id: 'again', label: t('search.again'), icon: RotateCw, isRetry: true as const }] : []),
    {
      id: 'all-jobs',
      label: t('search.allJobs', { query }),
      icon: Search,
      to: toJobs('PUBLIC', { search: query }),
    },
    { id: 'help', label: t('search.inHelp', { query }), icon: CircleHelp, to: toHelp({ search: query }) },
  ];
  const shown =
    query === ''
      ? suggestions
      : [...groups, { title: t('search.pages'), items: pages }, { title: t('search.more'), items: more }];
  const status = (): string => {
    if (query === '') return '';
    if (isOutdated) return isOffline ? t('search.offline') : t('search.searching');
    if (hasFailed) return t('search.failed');
    return t('search.count', { count: count + pages.length, query });
  };
  const choose = (chosen: SearchEntry) => {
    if ('isRetry' in chosen) return refetch();
    if ('search' in chosen) return setText(chosen.search);
    if (query !== '') keepRecentSearch(query);
    onClose();
    return void navigate(chosen.to);
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
      outdated={isOutdated}
      status={status()}
      onClick={choose}
    />
  );
}
