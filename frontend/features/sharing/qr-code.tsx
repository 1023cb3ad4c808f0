import { useMemo } from 'react';
import { encode } from 'uqr';
import { Download } from 'lucide-react';
import { css } from '#styled/css';
import { stack } from '#styled/patterns';
import { button } from '#styled/recipes';
import { QR_CODE } from './sharing.words.ts';

/** Modules of quiet around a code, as its standard asks. */
const QUIET = 4;

/** An address as a QR code that a phone reads from the screen or from paper: dark on white in both themes. */
export function QrCode({ address, name }: { address: string; name: string }) {
  const { path, size } = useMemo(() => drawing(address), [address]);
  const file = `data:image/svg+xml,${encodeURIComponent(QR_CODE.svgXmlnsText(size, path))}`;
  return (
    <div className={stack({ gap: '3', justifyItems: 'center' })}>
      <svg role="img" aria-label={QR_CODE.label(address)} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" className={css({ width: 'full', maxWidth: '[220px]', borderRadius: 'md', backgroundColor: 'white', color: 'ink' })}>
        <path d={path} fill="currentColor" />
      </svg>
      <a href={file} download={`${name}-qr.svg`} className={button({ size: 'sm' })}><Download aria-hidden />{QR_CODE.downloadButton}</a>
    </div>
  );
}

function drawing(address: string): { path: string; size: number } {
  const { data } = encode(address, { ecc: 'M', border: QUIET });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return { path, size: data.length };
}
