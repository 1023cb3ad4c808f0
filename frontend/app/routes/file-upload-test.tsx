import { UploadTest } from '#features/upload-test/upload-test.tsx';
import { useDocumentTitle } from '../document-title.ts';
import { FILE_UPLOAD_TEST } from './file-upload-test.words.ts';

/** What the server makes of a file; open to everyone. */
export function FileUploadTestPage() {
  useDocumentTitle(FILE_UPLOAD_TEST.pageTitle);
  return <UploadTest />;
}
