import type { Mutant } from './mutant.ts'

/** Row of docs/acceptance, the fault, the original text, its replacement. */
export type Fault = readonly [row: string, fault: string, text: string, replacement: string]

/** Faults of one file that the same file of tests has to notice. */
export type MutantGroup = Pick<Mutant, 'project' | 'test' | 'file'> & { faults: readonly Fault[] }

/** The groups as single mutants. */
export const mutantsOf = (groups: readonly MutantGroup[]): Mutant[] =>
  groups.flatMap(({ faults, ...where }) =>
    faults.map(([row, fault, text, replacement]) => ({ row, fault, text, replacement, ...where })),
  )
