import { UploadTest } from '#features/upload-test/upload-test.tsx';
import { useDocumentTitle } from '../document-title.ts';

/** What the server makes of a file; open to everyone. */
export function FileUploadTestPage() {
  useDocumentTitle('File upload test');
  return <UploadTest />;
}
