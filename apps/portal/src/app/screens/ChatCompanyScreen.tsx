import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams, type LoaderFunction } from 'react-router-dom';
import { Component as ChatScreen } from '../../features/chat/ChatScreen.tsx';
import { CompanyAside } from '../../features/companies/CompanyFacts.tsx';
import { companyQuery } from '../../features/companies/queries.ts';
import { BackLink } from '../../shared/navigation/links.tsx';
import { pickBilingual } from '../../shared/format/pickBilingual.ts';
import { DetailState } from '../../shared/ui/detail/DetailState.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { paths, toChat } from '../../shared/navigation/paths.ts';
import { openedIn } from '../../shared/navigation/searchParams.ts';
import { prefetch } from '../../shared/navigation/prefetch.ts';

export const clientLoader: LoaderFunction = ({ url: { searchParams } }) =>
  prefetch([companyQuery(openedIn(searchParams))]);

/** A company beside the conversation with it. */
export function Component() {
  const { t } = useTranslation('chat');
  const { language } = useLanguage();
  const [address] = useSearchParams();
  const id = openedIn(address);
  const thread = address.get('thread');
  const query = useQuery(companyQuery(id));
  const { data: detail } = query;
  const title = detail === undefined ? t('company.title') : pickBilingual(detail.company, 'name', language);
  const back =
    thread === null ? (
      <BackLink to={paths.chat}>{t('company.backToList')}</BackLink>
    ) : (
      <BackLink to={toChat({ thread })}>{t('company.back')}</BackLink>
    );
  const details = (chatLink: ReactNode) =>
    detail === undefined ? (
      <>
        <DetailState
          id={id}
          query={query}
          back={null}
          to={paths.chat}
          layout="beside"
          texts={{
            loading: t('company.loading'),
            failed: t('company.failed'),
            missing: {
              title: t('company.missing'),
              text: t('company.missingNote'),
              action: t('company.missingAction'),
            },
          }}
        />
        {chatLink}
      </>
    ) : (
      <CompanyAside detail={detail} chatLink={chatLink} />
    );
  return <ChatScreen company={{ id, title, label: t('company.label', { name: title }), back, details }} />;
}
