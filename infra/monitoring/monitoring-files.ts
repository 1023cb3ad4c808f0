import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

export interface Alert {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}

export interface Recording {
  record: string;
  expr: string;
}

export interface Panel {
  title: string;
  targets: { refId: string; expr: string }[];
}

export interface Dashboard {
  uid: string;
  title: string;
  panels: Panel[];
}

interface RuleFile<Rule> {
  groups: { name: string; rules: Rule[] }[];
}

export interface RuleTest {
  alert_rule_test: { alertname: string; exp_alerts: unknown[] }[];
}

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const read = (name: string): string => readFileSync(FOLDER + name, 'utf8');

/** The files with Prometheus's recording rules and alerts. */
export const RULE_FILES = ['recording.yml', 'alerts.yml'].map((name) => FOLDER + name);
const CASES = ['rules.test.yml', 'rules-hours.test.yml'] as const;
/** The files with test cases for Prometheus's rules, which promtool runs; the last one is for the service level objectives. */
export const RULE_TESTS = CASES.map((name) => FOLDER + name);

export function alerts(): Alert[] {
  const file: RuleFile<Alert> = parse(read('alerts.yml'));
  return file.groups.flatMap(({ rules }) => rules);
}

export function recordings(): Recording[] {
  const file: RuleFile<Recording> = parse(read('recording.yml'));
  return file.groups.flatMap(({ rules }) => rules);
}

export const ruleTests = (): RuleTest[] =>
  CASES.flatMap((name) => {
    const file: { tests: RuleTest[] } = parse(read(name));
    return file.tests;
  });

export const dashboards = (): Dashboard[] =>
  readdirSync(`${FOLDER}dashboards`).map((name) => {
    const dashboard: Dashboard = JSON.parse(read(`dashboards/${name}`));
    return dashboard;
  });
