import { useListCounsellors } from '@michi/api/user';
import { Avatar } from '@michi/design-system/avatar';
import { ChoiceTiles } from '@michi/design-system/choice-tiles';
import { Icon } from '@michi/design-system/icon';
import { SkeletonRows } from '@michi/design-system/skeleton';
import { Users } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Awaited } from '../../../shared/ui/results/Awaited.tsx';
import { photoAddress } from '../../../shared/ui/files/photoAddress.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useCounsellorLabels } from '../useCounsellorLabels.ts';
import { anyone } from './bookingAddress.ts';
import { StepForm, type StepProps } from './StepForm.tsx';
import { useMissing } from './useMissing.ts';
import { FailedState } from '../../../shared/ui/results/FailedState.tsx';

/** Most counsellors listed; the service sorts by soonest free time. */
const mostCounsellors = 100;

/** Choice of a counsellor who offers the topic and format, or of any free one. */
export function CounsellorStep({ choice, onChange, onNext, onBack }: StepProps) {
  const { t } = useTranslation('career-office');
  const format = useFormat();
  const id = useId();
  const wordsOf = useCounsellorLabels();
  const { topic, style, counsellor: chosen } = choice;
  const { data, isError, refetch } = useListCounsellors({
    size: mostCounsellors,
    ...(topic !== null && { topic }),
    ...(style !== null && { style }),
  });
  const isOffered = chosen === anyone || (data?.data.some((counsellor) => counsellor.id === chosen) ?? false);
  const { isMissing, tryNext } = useMissing(id, chosen !== null && isOffered, onNext);
  if (data === undefined) {
    return isError ? (
      <FailedState plain size="card" level={3} title={t('counsellors.failed')} onTryAgain={refetch} />
    ) : (
      <Awaited isInCard level={3}>
        <SkeletonRows label={t('counsellors.loading')} count={3} />
      </Awaited>
    );
  }
  return (
    <StepForm onBack={onBack} onSubmit={tryNext}>
      <ChoiceTiles
        id={id}
        label={t('question.counsellor')}
        labelHidden
        fill="large"
        error={isMissing ? t('missing.counsellor') : undefined}
        {...(data.data.length === 0 && { hint: t('nobodyHelps') })}
        value={isOffered ? chosen : null}
        onValueChange={(counsellor) => onChange({ counsellor })}
        options={[
          {
            value: anyone,
            label: t('anyone'),
            note: t('anyoneNote'),
            leading: <Icon icon={Users} size="large" />,
          },
          ...data.data.map((counsellor) => {
            const { name, position, languages, next } = wordsOf(counsellor);
            return {
              value: counsellor.id,
              label: name,
              note: (
                <>
                  {format.list([position, languages])}
                  <br />
                  {next}
                </>
              ),
              leading: <Avatar name={name} seed={counsellor.id} src={photoAddress(counsellor.photoUrl)} />,
            };
          }),
        ]}
      />
    </StepForm>
  );
}
