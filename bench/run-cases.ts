import type { BenchCase } from './cases/bench-case.ts'
import { WrongAnswer } from './load/wrong-answer.ts'
import type { BenchOptions } from './options.ts'
import type { Stage } from './stage/stage.ts'

/** Runs cases one after the other. The first wrong answer ends the bench with a message and exit code 1. */
export async function runCases(
  cases: readonly BenchCase[],
  stage: Stage,
  options: BenchOptions,
  say: (line: string) => void,
): Promise<number> {
  try {
    for (const item of cases) await item.run(stage, options)
    return 0
  } catch (error) {
    if (!(error instanceof WrongAnswer)) throw error
    say(`The bench ends at a wrong answer. ${error.message}`)
    return 1
  } finally {
    await stage.close()
  }
}
