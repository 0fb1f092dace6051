import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkout } from '../test/step.ts'
import { type Mutant, mutate, readSource } from './mutant.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Runs something while the fault is in its file; the file is always restored afterwards, even if the program is stopped. */
export const withMutant = async <T>(mutant: Mutant, run: () => Promise<T>): Promise<T> => {
  const path = join(checkout, mutant.file)
  const source = readSource(mutant.file)
  const mutated = mutate(mutant, source)
  const restore = () => writeFileSync(path, source)
  const stop = () => process.exit(130)
  process.once('exit', restore)
  for (const signal of SIGNALS) process.once(signal, stop)
  try {
    writeFileSync(path, mutated)
    return await run()
  } finally {
    restore()
    process.off('exit', restore)
    for (const signal of SIGNALS) process.off(signal, stop)
  }
}
