import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { alerts, dashboards, ruleTests } from './monitoring-files.ts';

const all = alerts();
const INDEX = 'docs/runbooks/README.md';
const HEADINGS = ['## What it means', '## Look first', '## Do'];
const kebab = (name: string): string => name.replace(/(?<!^)([A-Z])/g, '-$1').toLowerCase();

it('each Prometheus alert has a runbook of the same name that says what to look at and what to do', () => {
  expect(all.length).toBeGreaterThan(15);
  for (const { alert, annotations } of all) {
    expect(annotations.runbook).toBe(`docs/runbooks/${kebab(alert)}.md`);
    expect(existsSync(annotations.runbook), annotations.runbook).toBe(true);
    const text = readFileSync(annotations.runbook, 'utf8');
    expect(text.split('\n')[0]).toBe(`# ${alert}`);
    expect(text.match(/^## .+$/gm), alert).toEqual(HEADINGS);
    for (const part of text.split(/^## .+$/m).slice(1)) expect(part.trim().length, `${alert} has an empty part`).toBeGreaterThan(40);
  }
});

it('each runbook belongs to a Prometheus alert and is listed in the index', () => {
  const pages = readdirSync('docs/runbooks').filter((name) => name !== 'README.md').map((name) => `docs/runbooks/${name}`);
  expect(pages.sort()).toEqual(all.map(({ annotations }) => annotations.runbook).sort());
  const index = readFileSync(INDEX, 'utf8');
  for (const { alert, labels } of all) expect(index).toContain(`[${alert}](${kebab(alert)}.md) | ${labels.severity} |`);
});

it('each Prometheus alert has a test case in which it fires, and one in which it is silent', () => {
  const cases = ruleTests().flatMap((test) => test.alert_rule_test);
  for (const { alert } of all) {
    const own = cases.filter(({ alertname }) => alertname === alert);
    expect(own.map(({ exp_alerts: fired }) => fired.length > 0).sort(), alert).toEqual(expect.arrayContaining([false, true]));
  }
  expect(cases.filter(({ alertname }) => !all.some(({ alert }) => alert === alertname))).toEqual([]);
});

it('the panels of the monitoring dashboards have unique titles, and every panel has a query', () => {
  for (const { title, panels } of dashboards()) {
    expect(new Set(panels.map((panel) => panel.title)).size, title).toBe(panels.length);
    expect(panels.filter(({ targets }) => targets.length === 0 || targets.some(({ expr }) => expr.trim() === ''))).toEqual([]);
  }
});
