/**
 * Every operation by service and operationId, with the types of its own parameters, bodies and answers: for the reference
 * server and the tests of this workspace. The types are too large to pack (5 MB); outside, `operations` of
 * `@michi/api/server` has the same schemas under a type that all share.
 */
export { manifest } from './generated/manifest.ts';
