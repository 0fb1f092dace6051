import type { BenchOptions } from '../options.ts'
import type { Stage } from '../stage/stage.ts'

/** One thing that `pnpm bench` measures: a file in this folder, registered in `all.ts`. */
export interface BenchCase {
  /** How it is asked for: `pnpm bench <name>`. */
  readonly name: string
  /** What is measured, in one line of the usage. */
  readonly about: string
  /** Prints its figures. Throws at the first wrong answer, which ends the bench. */
  run(stage: Stage, options: BenchOptions): Promise<void>
}
