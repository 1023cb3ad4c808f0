import { encode } from 'uqr';

/** Width of the empty border around a QR code in modules, as the standard requires. */
const QUIET = 4;

export interface QrDrawing {
  /** The dark squares of the QR code as an SVG path. */
  path: string;
  /** Width and height of the QR code with its empty border, in modules. */
  size: number;
}

/** Computes the dark squares of the QR code of an address. */
export function qrDrawing(address: string): QrDrawing {
  const { data } = encode(address, { ecc: 'M', border: QUIET });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return { path, size: data.length };
}

/** Returns a QR code as an SVG file for download: dark on white, whatever the page's theme. */
export const qrFile = ({ path, size }: QrDrawing): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="100%" height="100%" fill="#fff"/><path d="${path}" fill="#000"/></svg>`)}`;
