import { tryInjections } from './testing/try-injections.ts';

tryInjections(() => true);
