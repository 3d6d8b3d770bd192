export { documentFileName, type NamedDocument } from './documentFileName.ts';
export { documentFormat, documentLimit, formatLength, type DocumentFormat } from './documentFormat.ts';
export { fileFormats } from './fileFormats.ts';
export { pictureType, type PictureType } from './pictureType.ts';
