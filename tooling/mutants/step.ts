import { commitHash, drawn } from '../ci/sample.ts'
import type { Step } from '../test/step.ts'
import { mutants } from './all.ts'
import type { Mutant } from './mutant.ts'
import { changedAmong, type Trial, tryMutant } from './try-mutant.ts'

const DRAWN = 10

/** The mutants that a commit draws, each once. */
export const drawnMutants = (hash: string): Mutant[] => {
  const left = [...mutants]
  return Array.from({ length: DRAWN }, (_, at) => left.splice(drawn(hash, `mutant ${at + 1}`, left.length), 1)).flat()
}

/** A mutant in one line: its number in the list, its row, and what would be wrong. */
export const nameOf = (mutant: Mutant): string => `${mutants.indexOf(mutant) + 1} · ${mutant.row} · ${mutant.fault}`

/**
 * Tries mutants one after the other and reports how each ended. Throws if one of their files has uncommitted changes.
 */
export const tryMutants = async (chosen: readonly Mutant[]): Promise<Trial[]> => {
  const changed = changedAmong(chosen.map(({ file }) => file))
  if (changed.length > 0) throw new Error(`commit or put away first, or a mutant hides in it:\n${changed.join('\n')}`)
  const trials: Trial[] = []
  for (const mutant of chosen) {
    const trial = await tryMutant(mutant)
    console.log(`  ${trial.end} after ${trial.seconds.toFixed(1)} s: ${nameOf(mutant)}`)
    if (trial.said !== '') console.log(trial.said)
    trials.push(trial)
  }
  return trials
}

/** One line for each proof that missed its mutant, or gave no result. */
export const livesOf = (trials: readonly Trial[]): string[] =>
  trials.filter(({ end }) => end !== 'killed').map(({ end, mutant }) => `${mutant.test} (${end}): ${nameOf(mutant)}`)

/** Some mutants, or all, as a gate: each has to be noticed by the test that its row names. */
export const mutantsStep = (all: boolean): Step => ({
  name: all ? 'all mutants' : 'ten mutants',
  run: async () => {
    const trials = await tryMutants(all ? mutants : drawnMutants(commitHash()))
    const failures = livesOf(trials)
    return { passed: trials.length - failures.length, failed: failures.length, skipped: [], failures }
  },
})
