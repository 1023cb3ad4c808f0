import type { Rule } from 'eslint';

export declare const wordsInCatalogues: Rule.RuleModule;
