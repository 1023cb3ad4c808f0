/** Address of a section of the settings. */
export const sectionAddress = (id: string): string => `/profile?tab=settings&section=${id}`;
