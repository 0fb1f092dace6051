import { existsSync, readFileSync } from 'node:fs'

export type Counts = { passed: number; failed: number; skipped: string[] }

type Assertion = { status: string; fullName: string }

const isAssertion = (value: unknown): value is Assertion =>
  typeof value === 'object' &&
  value !== null &&
  'status' in value &&
  typeof value.status === 'string' &&
  'fullName' in value &&
  typeof value.fullName === 'string'

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/**
 * Counts the tests of a vitest JSON report. A file that fails before its tests counts as one failure; without a report
 * nothing is known to have run, which is a failure too.
 */
export const readReport = (path: string): Counts => {
  if (!existsSync(path)) return { passed: 0, failed: 1, skipped: [] }
  const files = listOf(fieldOf(JSON.parse(readFileSync(path, 'utf8')), 'testResults'))
  const tests = files.flatMap(file => listOf(fieldOf(file, 'assertionResults')).filter(isAssertion))
  const brokenFiles = files.filter(
    file =>
      fieldOf(file, 'status') === 'failed' &&
      !listOf(fieldOf(file, 'assertionResults')).some(test => fieldOf(test, 'status') === 'failed'),
  )
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: tests.filter(({ status }) => status === 'failed').length + brokenFiles.length,
    skipped: tests.filter(({ status }) => status !== 'passed' && status !== 'failed').map(({ fullName }) => fullName),
  }
}
