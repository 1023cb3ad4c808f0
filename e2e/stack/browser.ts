const QUIET = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-gpu', '--disable-quic', '--no-sandbox'];

/** Returns the options with which browser specs start Chromium. `whole`: not the headless shell, which does not support push messages. */
export const launchOptions = ({ whole = false } = {}): { executablePath: string; args: string[] } => ({
  executablePath: (whole && process.env.WHOLE_CHROMIUM_PATH) || process.env.CHROMIUM_PATH || '/usr/bin/chromium',
  args: QUIET,
});
