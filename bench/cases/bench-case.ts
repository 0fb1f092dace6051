import type { BenchOptions } from '../options.ts'
import type { Stage } from '../stage/stage.ts'

/** One measurement of `pnpm bench`: a file in this folder, registered in `all.ts`. */
export interface BenchCase {
  /** Name on the command line: `pnpm bench <name>`. */
  readonly name: string
  /** What is measured, in one line of the usage text. */
  readonly about: string
  /** Prints its figures. Throws at the first wrong answer, which ends the bench. */
  run(stage: Stage, options: BenchOptions): Promise<void>
}
