import { operationIds, scenarioNames, type OperationId, type ScenarioName } from '@michi/api/mocks';
import { Button } from '@michi/design-system/button';
import { Drawer } from '@michi/design-system/drawer';
import { Select } from '@michi/design-system/select';
import { Stack } from '@michi/design-system/stack';
import { Switch } from '@michi/design-system/switch';
import { Text } from '@michi/design-system/text';
import { vars } from '@michi/design-system/theme';
import { FlaskConical, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageNames, languages } from '../../shared/i18n/languages.ts';
import { people, type MocksChoice } from './mocksChoice.ts';

export interface MocksPanelProps {
  readonly choice: MocksChoice;
  readonly onChange: (next: MocksChoice) => void;
}

/** Delays on offer, in milliseconds. */
const delays = [0, 300, 1_000, 3_000, 10_000];

const asOthers = 'as-others';

/** Above the page and below its dialogs. Does not cover the navigation. */
const corner = {
  position: 'fixed',
  insetBlockEnd: `calc(${vars.size.bottomBar} + ${vars.space.medium})`,
  insetInlineEnd: vars.space.medium,
  zIndex: 30,
} as const;

const withOverride = (
  choice: MocksChoice,
  id: OperationId,
  behaviour: ScenarioName | undefined,
): MocksChoice => {
  const { [id]: _replaced, ...others } = choice.overrides;
  return { ...choice, overrides: behaviour === undefined ? others : { ...others, [id]: behaviour } };
};

/** A button in the corner that opens the settings of the mocks. */
export function MocksPanel({ choice, onChange }: MocksPanelProps) {
  const { t } = useTranslation('mocks');
  const [operation, setOperation] = useState<OperationId>('listJobs');
  const behaviours = scenarioNames.map((value) => ({ value, label: t(`scenarios.${value}`) }));
  const responseLabel = (id: OperationId) =>
    `${id}: ${t(`scenarios.${choice.overrides[id] ?? choice.scenario}`)}`;
  const overridden = operationIds.filter((id) => choice.overrides[id] !== undefined);
  const waits = [...new Set([...delays, choice.delay])].toSorted((left, right) => left - right);
  return (
    <div style={corner}>
      <Drawer
        side="end"
        size="detail"
        title={t('title')}
        closeLabel={t('close')}
        trigger={
          <Button size="small" icon={FlaskConical}>
            {t('title')}
          </Button>
        }
        footer={
          <Button
            fullWidth
            onClick={() =>
              onChange({ ...choice, scenario: 'populated', overrides: {}, delay: 0, remembers: false })
            }
          >
            {t('reset')}
          </Button>
        }
      >
        <Stack>
          <Text tone="soft">{t('about')}</Text>
          <Select
            label={t('allOperations')}
            options={behaviours}
            value={choice.scenario}
            onValueChange={(scenario) => onChange({ ...choice, scenario })}
          />
          <Switch
            label={t('remember')}
            hint={t('rememberHint')}
            checked={choice.remembers}
            onChange={({ target }) => onChange({ ...choice, remembers: target.checked })}
          />
          <Select
            label={t('operation')}
            options={operationIds.map((value) => ({ value, label: value }))}
            value={operation}
            onValueChange={setOperation}
          />
          <Select
            label={t('behaviour', { operation })}
            options={[{ value: asOthers, label: t('asOthers') }, ...behaviours]}
            value={choice.overrides[operation] ?? asOthers}
            onValueChange={(value) =>
              onChange(withOverride(choice, operation, value === asOthers ? undefined : value))
            }
          />
          {overridden.length > 0 && (
            <Stack gap="small" align="start">
              {overridden.map((id) => (
                <Button
                  key={id}
                  size="small"
                  icon={X}
                  aria-label={t('remove', { response: responseLabel(id) })}
                  onClick={() => onChange(withOverride(choice, id, undefined))}
                >
                  {responseLabel(id)}
                </Button>
              ))}
            </Stack>
          )}
          <Select
            label={t('delay')}
            options={waits.map((wait) => ({ value: String(wait), label: t('milliseconds', { wait }) }))}
            value={String(choice.delay)}
            onValueChange={(wait) => onChange({ ...choice, delay: Number(wait) })}
          />
          <Select
            label={t('language')}
            options={languages.map((value) => ({ value, label: languageNames[value] }))}
            value={choice.language}
            onValueChange={(language) => onChange({ ...choice, language })}
          />
          <Select
            label={t('person')}
            options={people.map((value) => ({ value, label: t(`people.${value}`) }))}
            value={choice.person}
            onValueChange={(person) => onChange({ ...choice, person })}
          />
        </Stack>
      </Drawer>
    </div>
  );
}
