import type { Rule } from 'eslint';

export declare const noMoneyArithmetic: Rule.RuleModule;
