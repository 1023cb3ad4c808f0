/** legal-contents.tsx */
export const LEGAL_CONTENTS = {
  label: 'On this page',
};

/** legal-page.tsx */
export const LEGAL_PAGE = {
  versionEffectSinceText: (version: string) => `Version ${version} · in effect since {day}`,
  button: 'Print or save as PDF',
};

/** legal-section-view.tsx */
export const LEGAL_SECTION_VIEW = {
  inShortText: 'In short:',
};
