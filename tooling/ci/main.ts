import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkout, runSteps } from '../test/step.ts'
import { failureLines, type Outcome, outcomeOf, summaryLines } from '../test/summary.ts'
import { gates } from './gates.ts'

process.env.SHIJI_TEST_TIER ??= 'ci'
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130))

/** Counts of the earlier test command; without them it broke, which is one failure. */
const countedBefore = (): Outcome => {
  const path = join(checkout, '.cache/test/result.json')
  return existsSync(path)
    ? JSON.parse(readFileSync(path, 'utf8'))
    : { passed: 0, failed: 1, failures: ['the test command left no count'] }
}

const begun = Date.now()
const results = await runSteps(gates('sample'))
for (const line of summaryLines(results, (Date.now() - begun) / 1000)) console.log(line)
const before = countedBefore()
const own = outcomeOf(results)
const failed = before.failed + own.failed
// Repeated at the end, since the log is long.
for (const line of failureLines([...before.failures, ...own.failures])) console.log(line)
// The calling script prints this line last, after the output of the package manager.
writeFileSync(join(checkout, '.cache/test/line'), `${before.passed + own.passed} passed, ${failed} failed\n`)
process.exitCode = failed > 0 ? 1 : 0
