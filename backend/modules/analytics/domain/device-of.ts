export type Device = 'phone' | 'tablet' | 'desktop';

/** The kind of device in a browser's user agent. Android tablets leave the word "Mobile" out. */
export function deviceOf(userAgent: string): Device {
  if (/ipad|tablet|android(?!.*mobile)/i.test(userAgent)) return 'tablet';
  return /mobi|iphone|android/i.test(userAgent) ? 'phone' : 'desktop';
}
