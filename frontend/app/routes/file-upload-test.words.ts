export const FILE_UPLOAD_TEST = {
  pageTitle: 'File upload test',
};
