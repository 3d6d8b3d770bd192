import { getListQuestionsQueryOptions } from '@michi/api/common';
import { Button } from '@michi/design-system/button';
import { PageHeader } from '@michi/design-system/page-header';
import { Stack } from '@michi/design-system/stack';
import { TabLinks } from '@michi/design-system/tabs';
import { useQuery } from '@tanstack/react-query';
import { MessageCircleQuestion } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams, type LoaderFunction } from 'react-router-dom';
import { prefetch } from '../../shared/navigation/prefetch.ts';
import { AskForm } from './AskForm.tsx';
import { FeedbackTab } from './FeedbackTab.tsx';
import { askQuestionTab, helpAddress, helpTabs, type HelpAddress } from './helpAddress.ts';
import { HelpArticles } from './HelpArticles.tsx';
import { QuestionList, questionsQuery } from './QuestionList.tsx';
import { QuestionPage, questionQuery } from './QuestionPage.tsx';

/** The answered questions: the number of unread ones is shown on the tab. */
const answeredQuestionsQuery = getListQuestionsQueryOptions({ status: 'ANSWERED' });

export const clientLoader: LoaderFunction = ({ url: { searchParams } }) => {
  const address = helpAddress.read(searchParams);
  const { ask, question, tab } = address;
  if (tab !== 'questions') return prefetch([answeredQuestionsQuery]);
  if (ask) return null;
  return prefetch(
    question === null ? [answeredQuestionsQuery, questionsQuery(address)] : [questionQuery(question)],
  );
};

/** Help articles, the student's questions to Michi, and feedback. */
export function Component() {
  const [query] = useSearchParams();
  const address = helpAddress.read(query);
  if (address.tab === 'questions' && address.ask) return <AskForm />;
  if (address.tab === 'questions' && address.question !== null)
    return (
      <QuestionPage
        key={address.question}
        id={address.question}
        list={helpAddress.to({ ...address, question: null })}
      />
    );
  return <HelpTabs address={address} />;
}

function HelpTabs({ address }: { readonly address: HelpAddress }) {
  const { t } = useTranslation('help');
  const { data } = useQuery(answeredQuestionsQuery);
  const unread = data?.data.filter(({ hasUnreadAnswer }) => hasUnreadAnswer).length ?? 0;
  return (
    <Stack gap="medium">
      <PageHeader
        title={t('title')}
        actions={
          <Button
            asChild
            variant={address.tab === 'feedback' ? 'secondary' : 'primary'}
            icon={MessageCircleQuestion}
          >
            <Link to={helpAddress.to(askQuestionTab)}>{t('ask')}</Link>
          </Button>
        }
      />
      <TabLinks
        label={t('tabs.label')}
        value={String(helpTabs.indexOf(address.tab))}
        items={helpTabs.map((name, number) => ({
          value: String(number),
          label: t(`tabs.${name}`),
          ...(name === 'questions' &&
            unread > 0 && { count: unread, countLabel: t('tabs.unread', { count: unread }) }),
          link: <Link to={helpAddress.to({ tab: name })} />,
        }))}
      />
      {address.tab === 'help' && <HelpArticles address={address} />}
      {address.tab === 'questions' && <QuestionList />}
      {address.tab === 'feedback' && <FeedbackTab />}
    </Stack>
  );
}
