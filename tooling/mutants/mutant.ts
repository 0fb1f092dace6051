import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkout } from '../test/step.ts'

/** One fault that a row of docs/acceptance rules out: with it, the named tests have to fail. */
export type Mutant = {
  /** Page and row: `0003 2.15`. */
  row: string
  /** What the product would do wrong. */
  fault: string
  file: string
  /** Text that is in the file exactly once. */
  text: string
  replacement: string
  /** Project of vitest, and the file of it that proves the row. */
  project: string
  test: string
}

/** Why a mutant cannot be applied, or undefined. */
export const misfitOf = ({ file, text, replacement }: Mutant, source: string): string | undefined => {
  const times = source.split(text).length - 1
  if (times !== 1) return `${file}: ${JSON.stringify(text)} stands there ${times} times, not once`
  return text === replacement ? `${file}: the replacement of ${JSON.stringify(text)} changes nothing` : undefined
}

/** The file with the fault in it. Throws unless the text is there exactly once. */
export const mutate = (mutant: Mutant, source: string): string => {
  const misfit = misfitOf(mutant, source)
  if (misfit !== undefined) throw new Error(misfit)
  return source.replace(mutant.text, () => mutant.replacement)
}

export const readSource = (file: string): string => readFileSync(join(checkout, file), 'utf8')
