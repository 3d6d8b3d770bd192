import { manifest } from '@michi/api/manifest';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { route } from '../../../platform/validation/route.ts';
import { postalAddresses } from './postalAddresses.ts';

/** What a Japanese postal code can mean; nothing, for a code that is not in use. */
export function showPostalCode(router: ServiceRouter): void {
  route(
    router,
    manifest.common.showPostalCode,
  )(({ params }) => Promise.resolve({ status: 200, body: { data: [...postalAddresses(params.code)] } }));
}
