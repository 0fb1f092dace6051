import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkout, oneGate, runStep, type Step, type StepResult, vitestStep } from '../test/step.ts'
import { inBrowser } from '../test/steps.ts'
import { failureLines, type Outcome, outcomeOf, summaryLines } from '../test/summary.ts'
import { findDrift } from './migrations.ts'
import { findPostgres15, withPostgres15 } from './postgres15.ts'
import { weighAll } from './sizes.ts'
import { checkStorybook } from './storybook.ts'
import { findUnused } from './unused.ts'

process.env.SHIJI_TEST_TIER ??= 'ci'
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130))

const onPostgres15: Step = {
  name: 'server on PostgreSQL 15',
  run: async () => {
    const programs = findPostgres15()
    if (!programs) throw new Error('PostgreSQL 15 is not installed here: install the package postgresql-15.')
    return withPostgres15(programs, url =>
      vitestStep('server on PostgreSQL 15', ['--project=server'], { env: { TEST_DATABASE_URL: url } }).run(),
    )
  },
}

const migrations: Step = {
  name: 'migrations',
  run: async () => {
    const drift = await findDrift()
    if (drift) console.log(drift)
    return oneGate(drift ?? '')
  },
}

const unused: Step = {
  name: 'unused code',
  run: async () => {
    const findings = await findUnused()
    for (const finding of findings) console.log(finding)
    return oneGate(findings.join('\n'))
  },
}

const sizes: Step = {
  name: 'sizes of the pages',
  run: async () => {
    const weighed = weighAll(checkout)
    for (const { line, ok } of weighed) console.log(`${ok ? '  ' : '! '}${line}`)
    const failures = weighed.filter(({ ok }) => !ok).map(({ line }) => line)
    return { passed: weighed.length - failures.length, failed: failures.length, skipped: [], failures }
  },
}

const storybook: Step = {
  name: 'storybook below a path',
  run: async () => {
    const faults = await checkStorybook()
    for (const fault of faults) console.log(fault)
    return oneGate(faults.join('\n'))
  },
}

const storiesInDark = inBrowser('stories in the dark', env =>
  vitestStep('stories in the dark', ['--project=stories*'], { env: { ...env, STORY_THEME: 'dark' } }),
)

/** The gates that are too slow, or need more than this machine, for the test command. */
const steps: readonly Step[] = [onPostgres15, storiesInDark, migrations, unused, storybook, sizes]

/** What the test command counted before; when it left no count, it broke, which is one failure. */
const countedBefore = (): Outcome => {
  const path = join(checkout, '.cache/test/result.json')
  return existsSync(path)
    ? JSON.parse(readFileSync(path, 'utf8'))
    : { passed: 0, failed: 1, failures: ['the test command left no count'] }
}

const results: StepResult[] = []
for (const step of steps) {
  console.log(`\n▸ ${step.name}`)
  results.push(await runStep(step))
}
for (const line of summaryLines(results)) console.log(line)
const before = countedBefore()
const own = outcomeOf(results)
const failed = before.failed + own.failed
// Said again at the end, since the log is long.
for (const line of failureLines([...before.failures, ...own.failures])) console.log(line)
// The script that called prints this line last, after whatever the package manager still says.
writeFileSync(join(checkout, '.cache/test/line'), `${before.passed + own.passed} passed, ${failed} failed\n`)
process.exitCode = failed > 0 ? 1 : 0
