import { describe, expect, it } from 'vitest';
import { listFailures } from './playwright-run.mjs';
import { asTest, createTestReport } from './test-report.mjs';
import { countReport } from './vitest-run.mjs';

function createReport() {
  let said = '';
  const report = createTestReport({ write: (text: string) => (said += text) });
  return { ...report, said: () => said };
}
const result = { passed: 2, skipped: 0, failures: [], output: 'quiet\n' };

describe('the report', () => {
  it('adds up, says what was left out, and its last line has the counts', async () => {
    const report = createReport();
    await report.run('Units', async () => ({ ...result, skipped: 1 }), 'No Redis server is installed.');
    await report.run(
      'Lint',
      asTest(async () => ({ code: 0, output: '' })),
    );
    report.skip('Browser journeys', 'No Chromium or Chrome is installed.');
    expect(report.finish()).toBe(true);
    expect(report.said()).toContain(
      'Left out:\n  - Units: 1 skipped. No Redis server is installed.\n  - Browser journeys: No Chromium or Chrome is installed.',
    );
    expect(report.said()).toMatch(/\n3 passed, 0 failed\n$/);
    expect(report.said()).not.toContain('quiet');
  });

  it('shows the output of what failed and names it at the end', async () => {
    const report = createReport();
    await report.run(
      'Types',
      asTest(async () => ({ code: 2, output: 'error TS2322 in cart.ts\n' })),
    );
    await report.run('Units', async () => ({ ...result, failures: ['cart.test.ts: adds up'] }));
    report.fail('The test run broke off', 'no space left');
    expect(report.finish()).toBe(false);
    expect(report.said()).toContain('error TS2322 in cart.ts');
    expect(report.said()).toContain('✗ Units: cart.test.ts: adds up');
    expect(report.said()).toMatch(/\n2 passed, 3 failed\n$/);
  });

  it('calls a run in which nothing ran a failure', () => {
    expect(createReport().finish()).toBe(false);
  });
});

describe('counting', () => {
  it("reads Vitest's report, also of a file that could not be run", () => {
    const tests = ['passed', 'failed', 'skipped'].map((status) => ({ status, fullName: `is ${status}` }));
    const files = [
      { name: 'a.test.ts', status: 'failed', message: '', assertionResults: tests },
      { name: 'b.test.ts', status: 'failed', message: 'SyntaxError', assertionResults: [] },
    ];
    const { passed, skipped, failures } = countReport({ testResults: files });
    expect({ passed, skipped }).toEqual({ passed: 1, skipped: 1 });
    expect(failures).toEqual([expect.stringMatching(/a\.test\.ts: is failed$/), expect.stringMatching(/SyntaxError$/)]);
  });

  it("reads Playwright's report through its nested titles, and errors outside every journey", () => {
    const specs = [
      { title: 'orders', tests: [{ status: 'unexpected', projectName: 'phone' }] },
      { title: 'pays', tests: [{ status: 'expected', projectName: 'phone' }] },
    ];
    const suites = [{ title: 'checkout.spec.ts', suites: [{ title: 'a guest', specs }] }];
    expect(listFailures({ suites, errors: [{ message: 'no server' }] })).toEqual([
      'checkout.spec.ts › a guest › orders [phone]',
      'no server',
    ]);
  });
});

it('begins no step once it was told to stop', async () => {
  const report = createReport();
  report.stop();
  void report.run('Units', async () => result);
  await new Promise((resolve) => setImmediate(resolve));
  expect(report.said()).toBe('');
});
