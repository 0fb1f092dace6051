import type { StepResult } from './step.ts'

const verdict = ({ failed, excused, skipped }: StepResult): string => {
  if (failed > 0) return 'FAILED'
  if (excused) return `not run: ${excused}`
  return skipped.length > 0 ? `passed, ${skipped.length} skipped` : 'passed'
}

export type Totals = { passed: number; failed: number }

export const totals = (results: readonly StepResult[]): Totals => ({
  passed: results.reduce((sum, { passed }) => sum + passed, 0),
  failed: results.reduce((sum, { failed }) => sum + failed, 0),
})

/** What a run leaves for the one after it: its totals, and each failure with the step that it belongs to. */
export type Outcome = Totals & { failures: string[] }

export const outcomeOf = (results: readonly StepResult[]): Outcome => ({
  ...totals(results),
  failures: results.flatMap(({ name, failures }) => failures.map(failure => `${name}: ${failure}`)),
})

/** The failures, one below the other, so that they can be read without searching the log. */
export const failureLines = (failures: readonly string[]): string[] =>
  failures.flatMap(failure => [
    '',
    ...failure.split('\n').map((line, at) => (at === 0 ? `FAILED ${line}` : `  ${line}`)),
  ])

/** 275.4 seconds as 4:35. */
const clock = (seconds: number): string => {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/**
 * The table at the end: each step with its minutes and seconds, its tests and its verdict, the seconds of the whole run, in which steps may
 * have run side by side, then what was skipped by name.
 */
export const summaryLines = (results: readonly StepResult[], seconds: number): string[] => {
  const width = Math.max(...results.map(({ name }) => name.length), 4)
  const row = (name: string, minutes: string, tests: string, words: string) =>
    `  ${name.padEnd(width)}  ${minutes.padStart(7)}  ${tests.padStart(6)}  ${words}`
  const { passed, failed } = totals(results)
  return [
    '',
    row('step', 'minutes', 'tests', 'result'),
    ...results.map(result =>
      row(result.name, clock(result.seconds), String(result.passed + result.failed), verdict(result)),
    ),
    row('all', clock(seconds), String(passed + failed), failed > 0 ? `FAILED (${failed})` : 'passed'),
    ...results.flatMap(({ name, skipped }) => skipped.map(test => `  skipped in ${name}: ${test}`)),
    '',
  ]
}
