import { Hat } from './hat.tsx';
import { RabbitEars } from './rabbit.tsx';
import { Scene } from './scene.tsx';
import { Spark } from './spark.tsx';
import { tint } from './tints.ts';

const four = 'M0 118V88L52-12h40V86h17v32H92v32H56v-32ZM34 86h22V42Z';

/** The illustration of the page that was not found: a hat between two digits 4. */
export const LostRabbitScene = () => (
  <Scene width={460} height={240}>
    <circle className={tint.disc} cx="350" cy="130" r="94" />
    <RabbitEars x={352} y={72} scale={0.9} />
    <ellipse className={tint.fur} cx="356" cy="124" rx="54" ry="58" />
    <circle className={tint.fur} cx="418" cy="168" r="17" />
    <circle className={tint.face} cx="336" cy="112" r="4.5" />
    <circle className={tint.white} cx="337.5" cy="110.5" r="1.5" />
    <path className={tint.hatLight} d={four} transform="translate(40 62)" fillRule="evenodd" />
    <path className={tint.hatLight} d={four} transform="translate(308 62)" fillRule="evenodd" />
    <ellipse className={tint.quiet} cx="230" cy="214" rx="62" ry="7" opacity=".6" />
    <Hat x={230} y={212} scale={0.92} />
    <Spark x={230} y={92} scale={1.2} />
    <Spark x={202} y={66} scale={0.5} tone="violet" />
    <Spark x={258} y={72} scale={0.6} tone="coral" />
    <Spark x={234} y={46} scale={0.4} tone="teal" />
    <g className={tint.quiet}>{[292, 316, 342, 368, 394].map((x, i) => <ellipse key={x} cx={x} cy={i % 2 ? 228 : 222} rx="5.5" ry="3" />)}</g>
  </Scene>
);
