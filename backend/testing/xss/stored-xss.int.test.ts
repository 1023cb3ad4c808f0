import { proveInert } from './stored-xss-proof.ts';
import { ONE_OF_EACH } from './payloads.ts';

proveInert(ONE_OF_EACH);
