/**
 * Every operation by service and operationId, with the exact types of its parameters, bodies and responses: for the
 * reference server and the tests of this workspace. The types are too large to pack (5 MB); for others, `operations`
 * of `@michi/api/server` has the same schemas under one shared type.
 */
export { manifest } from './generated/manifest.ts';
