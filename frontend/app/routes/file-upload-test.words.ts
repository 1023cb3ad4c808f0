/** Texts of file-upload-test.tsx. */
export const FILE_UPLOAD_TEST = {
  pageTitle: 'File upload test',
};
