import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Counts, excerpt, readReport } from './report.ts'
import { runCommand } from './run-command.ts'

export const checkout = join(import.meta.dirname, '../..')

export type StepResult = Counts & {
  name: string
  seconds: number
  /** Why nothing ran, where that is allowed. */
  excused?: string
}

export type Step = {
  name: string
  /** `beside` ends when the steps have run that run beside this one. */
  run: (beside?: Promise<unknown>) => Promise<Omit<StepResult, 'name' | 'seconds'>>
  /** Run one after the other beside this step, which waits for a set time itself. */
  meanwhile?: readonly Step[]
}

/** The result of a gate that holds or does not: empty words mean that it holds. */
export const oneGate = (fault: string): Counts => ({
  passed: fault === '' ? 1 : 0,
  failed: fault === '' ? 0 : 1,
  skipped: [],
  failures: fault === '' ? [] : [fault],
})

/** A step that runs longer hangs: the longest takes 19 minutes on two idle cores. */
const LONGEST = 40 * 60_000

/** A step that is one program: it passes or fails as a whole, and prints only when it fails. */
export const commandStep = (
  name: string,
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Step => ({
  name,
  run: async () => {
    const { code, output } = await runCommand(program, args, { cwd: checkout, env, live: false, timeout: LONGEST })
    if (code !== 0) console.log(output.trimEnd())
    return oneGate(code === 0 ? '' : excerpt(output, 'end') || `ended with ${code}`)
  },
})

export type VitestOptions = { env?: NodeJS.ProcessEnv; mayBeEmpty?: boolean }

/** A step that is a run of vitest: its tests are counted one by one. A run without any test is a failure. */
export const vitestStep = (
  name: string,
  args: readonly string[],
  { env = {}, mayBeEmpty = false }: VitestOptions = {},
): Step => ({
  name,
  run: async () => {
    const folder = join(checkout, '.cache/test')
    const report = join(folder, `${name.replaceAll(/\W+/g, '-')}.json`)
    mkdirSync(folder, { recursive: true })
    rmSync(report, { force: true })
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const command = ['run', ...reporters, ...(mayBeEmpty ? ['--passWithNoTests'] : []), ...args]
    const { code, output } = await runCommand('vitest', command, { cwd: checkout, env, live: true, timeout: LONGEST })
    const counts = readReport(report)
    const nothing = !mayBeEmpty && counts.passed + counts.failed === 0
    const unseen = (code !== 0 || nothing) && counts.failed === 0 ? 1 : 0
    const whole = unseen > 0 ? [`the run ended with ${code}\n${excerpt(output, 'end')}`] : []
    return { ...counts, failed: counts.failed + unseen, failures: [...counts.failures, ...whole] }
  },
})

/** Runs a step and takes its time; a step that throws has failed. */
export const runStep = async ({ name, run }: Step, beside?: Promise<unknown>): Promise<StepResult> => {
  const begun = Date.now()
  const result = await run(beside).catch((error: unknown) => {
    console.log(error)
    return oneGate(String(error))
  })
  return { name, seconds: (Date.now() - begun) / 1000, ...result }
}

/** Runs steps in their order, each with those beside it, and says which one begins. */
export const runSteps = async (steps: readonly Step[]): Promise<StepResult[]> => {
  const results: StepResult[] = []
  for (const step of steps) {
    console.log(`\n▸ ${step.name}`)
    const beside = runSteps(step.meanwhile ?? [])
    results.push(await runStep(step, beside), ...(await beside))
  }
  return results
}
