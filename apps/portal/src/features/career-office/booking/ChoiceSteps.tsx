import { useListCounsellors, useShowCounsellor, type Counsellor } from '@michi/api/user';
import { Grid } from '@michi/design-system/grid';
import { Icon } from '@michi/design-system/icon';
import { ListRow } from '@michi/design-system/list-row';
import { SegmentedControl } from '@michi/design-system/segmented-control';
import { Select } from '@michi/design-system/select';
import { Stack } from '@michi/design-system/stack';
import { ChevronRight, Landmark, Video } from 'lucide-react';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { dayIn } from '../../../shared/format/dates.ts';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { ClockContext, useFormat, useTimeZone } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { FailedAlert } from '../../../shared/ui/results/QueryStates.tsx';
import { topics, styles } from '../careerOfficeAddress.ts';
import { useCounsellorLabels } from '../useCounsellorLabels.ts';
import {
  anyone,
  changeChoice,
  nextStep,
  slotParams,
  toBookingAddress,
  type BookingChoice,
} from './booking.ts';
import { SlotPicker } from './SlotPicker.tsx';

/** Properties of every step of booking. */
export interface StepProps {
  readonly choice: BookingChoice;
  /** Keeps a choice in the address, without going on. */
  readonly onChange: (change: Partial<BookingChoice>) => void;
}

/** Topics of the appointment, each of which leads on. With a counsellor chosen already, topics they do not offer do not. */
export function TopicStep({ choice }: Pick<StepProps, 'choice'>) {
  const { t } = useTranslation('career-office');
  const { language } = useLanguage();
  const counsellor = useChosenCounsellor(choice);
  return (
    <Stack as="ul" gap="none">
      {topics.map((topic) => {
        const changed = changeChoice(choice, { topic });
        return counsellor !== undefined && !counsellor.topics.includes(topic) ? (
          <ListRow
            key={topic}
            title={t(`topic.${topic}`)}
            subtitle={t('notWith', { name: pickBilingual(counsellor, 'name', language) })}
          />
        ) : (
          <ListRow
            key={topic}
            link={<Link to={toBookingAddress({ ...changed, step: nextStep(changed) })} />}
            title={t(`topic.${topic}`)}
            subtitle={t(`topicNote.${topic}`)}
            aside={<Icon icon={ChevronRight} />}
          />
        );
      })}
    </Stack>
  );
}

const icons = { ONLINE: Video, OFFLINE: Landmark } as const;

/** Format, counsellor, and a time, which leads on. */
export function TimeStep({ choice, onChange }: StepProps) {
  const { t } = useTranslation('career-office');
  const now = useContext(ClockContext);
  const { timeZone } = useTimeZone(now());
  const counsellor = useChosenCounsellor(choice);
  const { style, slot, day } = choice;
  return (
    <Stack gap="large">
      <Grid columns={{ tablet: 2 }} align="center" gap="medium">
        <SegmentedControl
          label={t('question.style')}
          options={styles
            .filter((each) => counsellor === undefined || ['BOTH', each].includes(counsellor.style))
            .map((value) => ({ value, label: t(`style.${value}`), icon: icons[value] }))}
          value={style}
          onValueChange={(chosen) => onChange({ style: chosen })}
        />
        <CounsellorChoice choice={choice} onChange={onChange} />
      </Grid>
      <SlotPicker
        params={slotParams(choice)}
        day={day ?? (slot === null ? null : dayIn(slot, timeZone))}
        onDayChange={(chosen) => onChange({ day: chosen, slot: null })}
        linkOf={(startsAt) =>
          toBookingAddress({ ...choice, day: dayIn(startsAt, timeZone), slot: startsAt, step: 'confirm' })
        }
      />
    </Stack>
  );
}

/** Most counsellors listed; the service sorts by soonest free time. */
const maxCounsellors = 100;

/** A counsellor who offers the topic and format, or any free one. */
function CounsellorChoice({ choice, onChange }: StepProps) {
  const { t } = useTranslation('career-office');
  const format = useFormat();
  const labelsOf = useCounsellorLabels();
  const { topic, style, counsellor } = choice;
  const { data, isError, refetch } = useListCounsellors({
    size: maxCounsellors,
    ...(topic !== null && { topic }),
    style,
  });
  if (data === undefined && isError)
    return <FailedAlert onTryAgain={refetch}>{t('counsellors.failed')}</FailedAlert>;
  return (
    <Select
      label={t('steps.counsellor')}
      {...(data?.data.length === 0 && { hint: t('nobodyHelps') })}
      value={counsellor}
      onValueChange={(chosen) => onChange({ counsellor: chosen })}
      options={[
        { value: anyone, label: t('anyone') },
        ...(data?.data ?? []).map((each) => {
          const { name, position } = labelsOf(each);
          return { value: each.id, label: format.list([name, position]) };
        }),
      ]}
    />
  );
}

/** The chosen counsellor; undefined for anyone, and while loading. */
export const useChosenCounsellor = ({
  counsellor,
}: Pick<BookingChoice, 'counsellor'>): Counsellor | undefined => {
  const id = counsellor === anyone ? '' : counsellor;
  return useShowCounsellor(id, { query: { enabled: id !== '' } }).data?.counsellor;
};
