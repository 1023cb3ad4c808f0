import { useMemo } from 'react';
import { Download } from 'lucide-react';
import { css } from '#styled/css';
import { stack } from '#styled/patterns';
import { button } from '#styled/recipes';
import { qrDrawing, qrFile } from './qr-drawing.ts';
import { QR_CODE } from './sharing.words.ts';

/** An address as a QR code, which a phone can scan from screen or paper: dark on white in both themes. */
export function QrCode({ address, name }: { address: string; name: string }) {
  const drawing = useMemo(() => qrDrawing(address), [address]);
  const { path, size } = drawing;
  return (
    <div className={stack({ gap: '3', justifyItems: 'center' })}>
      <svg role="img" aria-label={QR_CODE.label(address)} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" className={css({ width: 'full', maxWidth: '[220px]', borderRadius: 'md', backgroundColor: 'white', color: 'ink' })}>
        <path d={path} fill="currentColor" />
      </svg>
      <a href={qrFile(drawing)} download={`${name}-qr.svg`} className={button({ size: 'sm' })}><Download aria-hidden />{QR_CODE.downloadButton}</a>
    </div>
  );
}
