/**
 * Every operation by service and operationId, with its exact types, for the reference server and this workspace's
 * tests. The types are too large to publish (5 MB): `operations` of `@michi/api/server` has the same schemas under one
 * shared type.
 */
export { manifest } from './generated/manifest.ts';
