import {
  useShowNotificationChoices,
  type NotificationChoice,
  type NotificationChoices,
  type NotificationKind,
  type QuietHours,
} from '@michi/api/user';
import { ChoiceTable } from '@michi/design-system/choice-table';
import { Grid } from '@michi/design-system/grid';
import { SettingsBlock } from '@michi/design-system/settings-section';
import { Stack } from '@michi/design-system/stack';
import { Switch } from '@michi/design-system/switch';
import { Text } from '@michi/design-system/text';
import { TextField } from '@michi/design-system/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PushSetting } from '../../../shared/realtime/push/PushSetting.tsx';
import { unavailableStates, usePush } from '../../../shared/realtime/push/usePush.ts';
import { useChangeNotifications } from '../useChangeSettings.ts';
import { Loaded, Section } from './Section.tsx';

/** Notification choices: kinds and channels, the daily digest, and quiet hours. Every change applies at once. */
export function NotificationsSection() {
  const choices = useShowNotificationChoices();
  return (
    <Section id="notifications">
      <PushSetting />
      <Loaded query={choices} rows={6}>
        {(data) => <Choices choices={data} />}
      </Loaded>
    </Section>
  );
}

const channels = ['push', 'email'] as const;
type Channel = (typeof channels)[number];

const isOn = (choice: NotificationChoice | undefined, channel: Channel): boolean =>
  (channel === 'push' ? choice?.isPushOn : choice?.isEmailOn) === true;

const withChannel = (choice: NotificationChoice, channel: Channel, isChosen: boolean): NotificationChoice =>
  channel === 'push' ? { ...choice, isPushOn: isChosen } : { ...choice, isEmailOn: isChosen };

/** From evening to morning, until the student says otherwise. */
const usualQuietHours: QuietHours = { from: '22:00', to: '07:00' };

function Choices({ choices }: { readonly choices: NotificationChoices }) {
  const { t } = useTranslation('settings');
  const { t: push } = useTranslation('push');
  const save = useChangeNotifications();
  const { state } = usePush();
  // The choices are those of the account: they stay as they are for its other devices.
  const unavailable = unavailableStates.find((one) => one === state);
  const { quietHours } = choices;
  const of = (kind: NotificationKind) => choices.choices.find((choice) => choice.kind === kind);
  return (
    <>
      <SettingsBlock>
        <Stack gap="small">
          <ChoiceTable<NotificationKind, Channel>
            label={t('notifications.table')}
            labelHidden
            rowHeading={t('notifications.kind')}
            rows={choices.choices.map(({ kind }) => ({
              id: kind,
              label: t(`notifications.kinds.${kind}`),
              hint: t(`notifications.hints.${kind}`),
            }))}
            columns={channels.map((id) => ({
              id,
              label: t(`notifications.${id}`),
              unavailable:
                id === 'push' && unavailable !== undefined ? push(`unavailable.${unavailable}`) : undefined,
            }))}
            isChosen={(kind, channel) => isOn(of(kind), channel)}
            onChosenChange={(kind, channel, isChosen) =>
              save({
                ...choices,
                choices: choices.choices.map((choice) =>
                  choice.kind === kind ? withChannel(choice, channel, isChosen) : choice,
                ),
              })
            }
          />
          <Text size="small" tone="soft">
            {t('notifications.always')}
          </Text>
        </Stack>
      </SettingsBlock>
      <SettingsBlock>
        <Switch
          trackAt="end"
          label={t('notifications.digest')}
          hint={t('notifications.digestHint')}
          checked={choices.isDigestOn}
          onChange={(event) => save({ ...choices, isDigestOn: event.currentTarget.checked })}
        />
      </SettingsBlock>
      <SettingsBlock>
        <Stack gap="medium">
          <Switch
            trackAt="end"
            label={t('notifications.quiet')}
            hint={t('notifications.quietHint')}
            checked={quietHours !== null}
            onChange={(event) =>
              save({ ...choices, quietHours: event.currentTarget.checked ? usualQuietHours : null })
            }
          />
          {quietHours !== null && (
            <QuietHoursFields
              // The draft is discarded when the hours change elsewhere, as by an undo.
              key={`${quietHours.from}-${quietHours.to}`}
              hours={quietHours}
              onChange={(hours) => save({ ...choices, quietHours: hours })}
            />
          )}
        </Stack>
      </SettingsBlock>
    </>
  );
}

const ends = ['from', 'to'] as const;

interface QuietHoursFieldsProps {
  readonly hours: QuietHours;
  readonly onChange: (hours: QuietHours) => void;
}

function QuietHoursFields({ hours, onChange }: QuietHoursFieldsProps) {
  const { t } = useTranslation('settings');
  const [typed, setTyped] = useState(hours);
  const [wasLeft, setLeft] = useState(false);
  const areSame = typed.from === typed.to;
  const faultOf = (end: keyof QuietHours) => {
    if (typed[end] === '') return t('notifications.timeRequired');
    return end === 'to' && areSame ? t('notifications.timesSame') : undefined;
  };
  // A time is typed part by part; it is saved when the field is left.
  const leave = () => {
    setLeft(true);
    const isWhole = typed.from !== '' && typed.to !== '' && !areSame;
    if (isWhole && (typed.from !== hours.from || typed.to !== hours.to)) onChange(typed);
  };
  return (
    <Grid columns={{ phone: 2 }} gap="medium">
      {ends.map((end) => (
        <TextField
          key={end}
          type="time"
          label={t(`notifications.${end}`)}
          value={typed[end]}
          error={wasLeft ? faultOf(end) : undefined}
          onChange={(event) => setTyped({ ...typed, [end]: event.currentTarget.value })}
          onBlur={leave}
        />
      ))}
    </Grid>
  );
}
