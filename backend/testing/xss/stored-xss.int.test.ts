import { proveLogLinesInert } from './log-lines-proof.ts';
import { proveInert } from './stored-xss-proof.ts';
import { ONE_OF_EACH } from './payloads.ts';

proveInert(ONE_OF_EACH);
proveLogLinesInert(ONE_OF_EACH);
