// A test runner for Stryker that keeps one process and switches mutants in it. payroll-core is pure, so a test leaves
// nothing behind, and running it again costs milliseconds; jest would start anew for every mutant and take hours.
// It understands what our unit tests use: describe, test, each, hooks, and jest's own `expect`.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { commonTokens, declareFactoryPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import {
  determineHitLimitReached,
  DryRunStatus,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';

const require = createRequire(import.meta.url);
const { transformSync } = require('@swc/core');
const { swcOptions } = require('../swc-options.cjs');
const each = require('jest-each');

/** Tests by the paths that lead to them; the hooks of the describe blocks around a test belong to it. */
class Suite {
  tests = [];
  block = { names: [], beforeEach: [], afterEach: [], beforeAll: [] };

  install(file) {
    const describe = (name, body) => {
      const outer = this.block;
      this.block = {
        names: [...outer.names, name],
        beforeEach: [...outer.beforeEach],
        afterEach: [...outer.afterEach],
        beforeAll: [...outer.beforeAll],
      };
      body();
      this.block = outer;
    };
    const test = (name, body) => {
      const { names, beforeAll, beforeEach, afterEach } = this.block;
      const id = [file, ...names, name].join(' › ');
      this.tests.push({
        id: this.tests.some((one) => one.id === id) ? `${id} #${this.tests.length}` : id,
        run: async () => {
          for (const hook of beforeAll) hook.done ??= (await hook.body()) ?? true;
          for (const hook of beforeEach) await hook();
          try {
            await body();
          } finally {
            for (const hook of afterEach) await hook();
          }
        },
      });
    };
    const add = (list, body) => this.block[list].push(body);
    const globals = {
      describe,
      test,
      it: test,
      expect: require('expect').expect,
      beforeEach: (body) => add('beforeEach', body),
      afterEach: (body) => add('afterEach', body),
      beforeAll: (body) => add('beforeAll', { body }),
      afterAll: () => undefined,
      jest: { setTimeout: () => undefined },
    };
    Object.assign(globalThis, globals);
    describe.each = (...table) => each.bind(describe, false)(...table);
    test.each = (...table) => each.bind(test, false)(...table);
  }
}

class InProcessRunner {
  static inject = tokens(commonTokens.options);

  constructor(options) {
    this.files = options.inProcess.tests;
    this.suite = new Suite();
    this.cost = new Map();
    this.state = globalThis.__stryker__ ??= {};
  }

  // Nothing needs loading anew: what runs while files load is not mutated (ignoreStatic), and a mutant that is met both
  // then and in a test is switched on for the test alone. Without this, Stryker starts a process for each of those.
  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    const load = createRequire(join(process.cwd(), 'package.json'));
    load.extensions['.ts'] = (module, file) => {
      const { code } = transformSync(readFileSync(file, 'utf8'), { filename: file, ...swcOptions });
      module._compile(code, file);
    };
    for (const file of this.files) {
      this.suite.install(file);
      load(join(process.cwd(), file));
    }
  }

  async dryRun({ coverageAnalysis }) {
    const tests = await this.run(this.suite.tests, false, coverageAnalysis === 'perTest');
    return { status: DryRunStatus.Complete, tests, mutantCoverage: this.state.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, disableBail }) {
    const { state } = this;
    state.activeMutant = activeMutant.id;
    state.hitCount = hitLimit === undefined ? undefined : 0;
    state.hitLimit = hitLimit;
    const wanted = new Set(testFilter);
    const chosen = testFilter === undefined ? this.suite.tests : this.suite.tests.filter(({ id }) => wanted.has(id));
    // The quickest first: a mutant that a small table notices never meets the long ones.
    const inOrder = [...chosen].sort((a, b) => (this.cost.get(a.id) ?? 0) - (this.cost.get(b.id) ?? 0));
    const tests = await this.run(inOrder, !disableBail, false);
    state.activeMutant = undefined;
    const limited = determineHitLimitReached(state.hitCount, state.hitLimit);
    return toMutantRunResult(limited ?? { status: DryRunStatus.Complete, tests });
  }

  async run(tests, bail, notesCoverage) {
    const results = [];
    for (const { id, run } of tests) {
      if (notesCoverage) this.state.currentTestId = id;
      const started = performance.now();
      let failure;
      try {
        await run();
      } catch (error) {
        failure = error instanceof Error ? error.message : String(error);
      }
      const base = { id, name: id, timeSpentMs: performance.now() - started };
      this.cost.set(id, Math.max(base.timeSpentMs, this.cost.get(id) ?? 0));
      results.push(
        failure === undefined
          ? { ...base, status: TestStatus.Success }
          : { ...base, status: TestStatus.Failed, failureMessage: failure },
      );
      if (failure !== undefined && bail) break;
    }
    this.state.currentTestId = undefined;
    return results;
  }
}

function factory(injector) {
  return injector.injectClass(InProcessRunner);
}
factory.inject = tokens(commonTokens.injector);

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'in-process', factory)];
export const strykerValidationSchema = {
  type: 'object',
  properties: { inProcess: { type: 'object', properties: { tests: { type: 'array', items: { type: 'string' } } } } },
};
