/** Finds or installs Chromium. Returns environment variables for Playwright. @throws with one line on what to do */
export function ensureChromium(options?: { shell?: boolean; env?: NodeJS.ProcessEnv }): Promise<NodeJS.ProcessEnv>;
