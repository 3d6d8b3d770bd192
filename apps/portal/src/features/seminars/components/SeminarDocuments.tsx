import type { SeminarDocument } from '@michi/api/seminar';
import { Icon } from '@michi/design-system/icon';
import { Inline } from '@michi/design-system/inline';
import { Link } from '@michi/design-system/link';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { FileText } from 'lucide-react';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useRuntimeSettings } from '../../../shared/settings/RuntimeSettings.ts';
import { fileAddress } from '../fileAddress.ts';

/** The documents of a seminar to open, with their kind and size. */
export function SeminarDocuments({ documents }: { readonly documents: readonly SeminarDocument[] }) {
  const { language } = useLanguage();
  const format = useFormat();
  const { services } = useRuntimeSettings();
  const service = new URL(services['seminar'] ?? '/api/seminar', globalThis.location.origin).href;
  return (
    <Stack as="ul" gap="xxsmall">
      {documents.map((document) => {
        const name = pickBilingual(document, 'name', language);
        const address = fileAddress(document.url, service);
        return (
          <Inline as="li" key={document.id} gap="xsmall" wrap={false} align="start">
            <Icon icon={FileText} size="small" />
            <Inline gap="xsmall">
              {address === null ? (
                name
              ) : (
                <Link href={address} target="_blank" rel="noreferrer">
                  {name}
                </Link>
              )}
              <Text as="span" size="tiny" tone="soft">
                {format.list([
                  document.mediaType.split('/')[1]?.toUpperCase(),
                  format.fileSize(document.size),
                ])}
              </Text>
            </Inline>
          </Inline>
        );
      })}
    </Stack>
  );
}
