import { existsSync, readFileSync } from 'node:fs'

/** Result of a run: `failures` names each failure with the start of its reason, for the end of a long log. */
export type Counts = { passed: number; failed: number; skipped: string[]; failures: string[] }

type Assertion = { status: string; fullName: string }

const LINES_SAID = 12
const ESCAPES = new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`, 'g')

/** The first or last lines of a program's output, without colours. */
export const excerpt = (said: string, from: 'start' | 'end'): string => {
  const lines = said.replaceAll(ESCAPES, '').trim().split('\n')
  return (from === 'start' ? lines.slice(0, LINES_SAID) : lines.slice(-LINES_SAID)).join('\n')
}

const isAssertion = (value: unknown): value is Assertion =>
  typeof value === 'object' &&
  value !== null &&
  'status' in value &&
  typeof value.status === 'string' &&
  'fullName' in value &&
  typeof value.fullName === 'string'

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/**
 * Counts the tests of a vitest JSON report. A file that fails before its tests counts as one failure; without a report
 * nothing is known to have run, which is a failure too.
 */
export const readReport = (path: string): Counts => {
  if (!existsSync(path))
    return { passed: 0, failed: 1, skipped: [], failures: ['no report: nothing is known to have run'] }
  const files = listOf(fieldOf(JSON.parse(readFileSync(path, 'utf8')), 'testResults'))
  const tests = files.flatMap(file => listOf(fieldOf(file, 'assertionResults')).filter(isAssertion))
  const failedTests = tests.filter(({ status }) => status === 'failed')
  const brokenFiles = files.filter(
    file =>
      fieldOf(file, 'status') === 'failed' &&
      !listOf(fieldOf(file, 'assertionResults')).some(test => fieldOf(test, 'status') === 'failed'),
  )
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: failedTests.length + brokenFiles.length,
    skipped: tests.filter(({ status }) => status !== 'passed' && status !== 'failed').map(({ fullName }) => fullName),
    failures: [
      ...failedTests.map(
        test =>
          `${test.fullName}\n${excerpt(listOf(fieldOf(test, 'failureMessages')).map(textOf).join('\n'), 'start')}`,
      ),
      ...brokenFiles.map(
        file => `${textOf(fieldOf(file, 'name'))}\n${excerpt(textOf(fieldOf(file, 'message')), 'start')}`,
      ),
    ],
  }
}
