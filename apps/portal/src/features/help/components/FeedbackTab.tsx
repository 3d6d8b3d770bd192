import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { EmptyState } from '@michi/design-system/empty-state';
import { Grid } from '@michi/design-system/grid';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EarlierFeedback } from './EarlierFeedback.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';

/** What the student thinks of Michi: the questions, thanks once they are answered, and what was said before. */
export function FeedbackTab() {
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
