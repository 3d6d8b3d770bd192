import { getListQuestionsQueryOptions } from '@michi/api/common';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams, type LoaderFunction } from 'react-router-dom';
import { Button } from '@michi/design-system/button';
import { PageHeader } from '@michi/design-system/page-header';
import { Stack } from '@michi/design-system/stack';
import { TabLinks } from '@michi/design-system/tabs';
import { MessageCircleQuestion } from 'lucide-react';
import { AskForm } from './components/AskForm.tsx';
import { HelpArticles } from './components/HelpArticles.tsx';
import { QuestionList, questionsQuery } from './components/QuestionList.tsx';
import { QuestionPage, questionQuery } from './components/QuestionPage.tsx';
import { askingTab, help, helpTabs, type HelpAddress } from './helpAddress.ts';
import { Card } from '@michi/design-system/card';
import { EmptyState } from '@michi/design-system/empty-state';
import { Grid } from '@michi/design-system/grid';
import { useState } from 'react';
import { EarlierFeedback } from './components/EarlierFeedback.tsx';
import { FeedbackForm } from './components/FeedbackForm.tsx';
import { prefetch } from '../../shared/navigation/prefetch.ts';

/** The answered questions: the number of unread ones is shown on the tab. */
const answeredQuestionsQuery = getListQuestionsQueryOptions({ status: 'ANSWERED' });

export const clientLoader: LoaderFunction = ({ url: { searchParams } }) => {
  const address = help.read(searchParams);
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
  const address = help.read(query);
  if (address.tab === 'questions' && address.ask) return <AskForm />;
  if (address.tab === 'questions' && address.question !== null)
    return (
      <QuestionPage
        key={address.question}
        id={address.question}
        list={help.to({ ...address, question: null })}
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
            <Link to={help.to(askingTab)}>{t('ask')}</Link>
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
          link: <Link to={help.to({ tab: name })} />,
        }))}
      />
      {address.tab === 'help' && <HelpArticles address={address} />}
      {address.tab === 'questions' && <QuestionList />}
      {address.tab === 'feedback' && <FeedbackTab />}
    </Stack>
  );
}

/** The feedback form, thanks after sending it, and earlier feedback. */
function FeedbackTab() {
  const { t } = useTranslation('help');
  const [isGiven, setGiven] = useState(false);
  return (
    <Grid columns={{ desktop: 'sidebar' }} align="start">
      {isGiven ? (
        <Card>
          <EmptyState
            title={t('feedback.thanks')}
            description={t('feedback.thanksText')}
            actions={<Button onClick={() => setGiven(false)}>{t('feedback.again')}</Button>}
          />
        </Card>
      ) : (
        <FeedbackForm onGiven={() => setGiven(true)} />
      )}
      <EarlierFeedback />
    </Grid>
  );
}
