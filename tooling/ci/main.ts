import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkout, commandStep, runStep, type Step, type StepResult, vitestStep } from '../test/step.ts'
import { summaryLines, type Totals, totals } from '../test/summary.ts'
import { findDrift } from './migrations.ts'
import { findPostgres15, withPostgres15 } from './postgres15.ts'
import { weighAll } from './sizes.ts'
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
    return { passed: drift ? 0 : 1, failed: drift ? 1 : 0, skipped: [] }
  },
}

const unused: Step = {
  name: 'unused code',
  run: async () => {
    const findings = await findUnused()
    for (const finding of findings) console.log(finding)
    return { passed: findings.length > 0 ? 0 : 1, failed: findings.length > 0 ? 1 : 0, skipped: [] }
  },
}

const sizes: Step = {
  name: 'sizes of the pages',
  run: async () => {
    const weighed = weighAll(checkout)
    for (const { line, ok } of weighed) console.log(`${ok ? '  ' : '! '}${line}`)
    const failed = weighed.filter(({ ok }) => !ok).length
    return { passed: weighed.length - failed, failed, skipped: [] }
  },
}

/** The gates that are too slow, or need more than this machine, for the test command. */
const steps: readonly Step[] = [
  onPostgres15,
  migrations,
  unused,
  commandStep('storybook', 'storybook', ['build', '-o', 'storybook-static', '--quiet'], {
    STORYBOOK_DISABLE_TELEMETRY: '1',
  }),
  sizes,
]

/** What the test command counted before; when it left no count, it broke, which is one failure. */
const countedBefore = (): Totals => {
  const path = join(checkout, '.cache/test/result.json')
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : { passed: 0, failed: 1 }
}

const results: StepResult[] = []
for (const step of steps) {
  console.log(`\n▸ ${step.name}`)
  results.push(await runStep(step))
}
for (const line of summaryLines(results)) console.log(line)
const before = countedBefore()
const own = totals(results)
const failed = before.failed + own.failed
// The script that called prints this line last, after whatever the package manager still says.
writeFileSync(join(checkout, '.cache/test/line'), `${before.passed + own.passed} passed, ${failed} failed\n`)
process.exitCode = failed > 0 ? 1 : 0
