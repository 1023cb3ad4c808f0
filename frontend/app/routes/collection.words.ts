export const MY_COLLECTIONS = {
  pageTitle: 'My Collections',
  intro: ['Sets worth showing someone. Folders are for filing; these are for looking.', 'Sets of prompts and creations that you can share. Folders are for your own order.'] as const,
  newButton: 'New collection',
  newBriefButton: 'New',
};

export const COLLECTION_INVITE = {
  pageTitle: 'Invitation to a collection',
};
