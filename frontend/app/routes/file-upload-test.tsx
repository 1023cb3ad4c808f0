import { UploadTest } from '#features/upload-test/upload-test.tsx';
import { FILE_UPLOAD_TEST } from '#features/upload-test/upload-test.words.ts';
import { useDocumentTitle } from '../document-title.ts';

/** The page of the upload test, which shows what the server finds in an uploaded file. Visitors can use it too. */
export function FileUploadTestPage() {
  useDocumentTitle(FILE_UPLOAD_TEST.pageTitle);
  return <UploadTest />;
}
