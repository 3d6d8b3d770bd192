import type { PictureType } from './cleanPicture.ts';
import type { DocumentType } from './readDocumentType.ts';

export type FileType = DocumentType | PictureType;
