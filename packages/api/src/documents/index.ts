export { documentFileName, type NamedDocument } from './documentFileName.ts';
