import type { ProfileAnswer } from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { Grid } from '@michi/design-system/grid';
import { Select } from '@michi/design-system/select';
import { SkeletonRows } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OpenDialog } from '../../../shared/ui/dialogs/OpenDialog.tsx';
import { lazyPart } from '../../../shared/ui/screen/lazyPart.tsx';

const Differences = lazyPart(() => import('./Differences.tsx'));

interface CompareProps {
  readonly before: ProfileAnswer;
  readonly after: ProfileAnswer;
}

/** What differs between two versions, word by word; its code is loaded with the first comparison. */
export function Comparison({ before, after }: CompareProps) {
  const { t } = useTranslation('answers');
  return (
    <Suspense fallback={<SkeletonRows label={t('compare.loading')} count={1} />}>
      <Differences before={before} after={after} />
    </Suspense>
  );
}

interface CompareDialogProps {
  readonly one: ProfileAnswer;
  /** Not empty. */
  readonly others: readonly ProfileAnswer[];
  readonly onClose: () => void;
}

/** Compares two versions of an answer; both can be chosen. */
export function CompareDialog({ one, others, onClose }: CompareDialogProps) {
  const { t } = useTranslation('answers');
  const { t: shared } = useTranslation('shared');
  const all = [one, ...others];
  const [beforeId, setBefore] = useState(others[0]?.id ?? one.id);
  const [afterId, setAfter] = useState(one.id);
  const before = all.find(({ id }) => id === beforeId) ?? one;
  const after = all.find(({ id }) => id === afterId) ?? one;
  const options = all.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <OpenDialog
      size="large"
      onClose={onClose}
      title={t('compare.title')}
      footer={<Button onClick={onClose}>{shared('actions.close')}</Button>}
    >
      <Stack gap="large">
        <Grid columns={{ tablet: 2 }} gap="medium">
          <Select label={t('compare.before')} value={beforeId} onValueChange={setBefore} options={options} />
          <Select label={t('compare.after')} value={afterId} onValueChange={setAfter} options={options} />
        </Grid>
        <Comparison before={before} after={after} />
      </Stack>
    </OpenDialog>
  );
}
