import type { UserImport, UserImportFault } from '@michi/api/user';
import { Card } from '@michi/design-system/card';
import { Icon } from '@michi/design-system/icon';
import { ListRow } from '@michi/design-system/list-row';
import { Stack } from '@michi/design-system/stack';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/useFormat.ts';

export function ImportFaults({ preview }: { readonly preview: UserImport }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const { faults, faultCount } = preview;
  return (
    <Card
      title={t('preview.faults')}
      headerEnd={format.number(faultCount)}
      padding="none"
      ruled
      {...(faultCount > faults.length && {
        footer: t('preview.moreFaults', { formatted: format.number(faults.length) }),
      })}
    >
      <Stack as="ul" gap="none">
        {faults.map((fault) => (
          <FaultRow key={`${fault.line} ${fault.column} ${fault.code}`} fault={fault} />
        ))}
      </Stack>
    </Card>
  );
}

function FaultRow({ fault }: { readonly fault: UserImportFault }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const { line, column, code, value, otherLine } = fault;
  return (
    <ListRow
      leading={<Icon icon={CircleAlert} />}
      title={format.list([
        t('preview.line', { formatted: format.number(line) }),
        column === null ? null : t(`column.${column}`),
      ])}
      subtitle={t(`fault.${code}`, { line: format.number(otherLine) })}
      meta={value ?? undefined}
    />
  );
}
