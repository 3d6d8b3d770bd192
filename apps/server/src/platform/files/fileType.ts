import type { PictureType } from '@michi/api/documents';
import type { DocumentType } from './readDocumentType.ts';

export type FileType = DocumentType | PictureType;
