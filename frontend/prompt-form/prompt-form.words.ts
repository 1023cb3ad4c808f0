export const UPLOAD_FIELD = {
  pictureHint: 'PNG, JPG, GIF or WebP up to 10 MB',
  textHint: 'Plain text or Markdown up to 1 MB',
  pictureAttached: 'Your picture is attached.',
  fileAttached: 'Your file is attached.',
  uploadFailed: 'The file could not be uploaded. Please try again.',
  button: 'Remove',
  label: 'Uploading',
};

export const ROWS_FIELD = {
  label: (count: number) => `Remove row ${count}`,
  button: 'Add a row',
};
