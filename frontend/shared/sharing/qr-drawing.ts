import { encode } from 'uqr';

/** Modules of quiet around a code, as its standard asks. */
const QUIET = 4;

export interface QrDrawing {
  /** The dark squares, as the path of an SVG. */
  path: string;
  /** Width and height of the code with its quiet border, in modules. */
  size: number;
}

/** An address as the squares of its QR code. */
export function qrDrawing(address: string): QrDrawing {
  const { data } = encode(address, { ecc: 'M', border: QUIET });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return { path, size: data.length };
}

/** A drawing as an SVG file to download: dark on white, whatever the theme of the page. */
export const qrFile = ({ path, size }: QrDrawing): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="100%" height="100%" fill="#fff"/><path d="${path}" fill="#000"/></svg>`)}`;
