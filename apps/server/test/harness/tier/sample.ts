import { createHash } from 'node:crypto'

const PARTS = 3

/**
 * The third of many named cases that a run of the test command has time for, drawn by its commit and printed; all of
 * them in the tier `prove` and where a test is run by itself.
 */
export function sampleOf<T>(cases: readonly T[], nameOf: (each: T) => string): readonly T[] {
  const { SHIJI_TEST_TIER: tier, SHIJI_TEST_COMMIT: commit } = process.env
  if (tier === undefined || tier === 'prove' || commit === undefined) return cases
  const sample = cases.filter(
    each =>
      createHash('sha256')
        .update(`${commit} ${nameOf(each)}`)
        .digest()
        .readUInt32BE(0) %
        PARTS ===
      0,
  )
  console.log(`${sample.length} of ${cases.length}, drawn by ${commit.slice(0, 10)}: ${sample.map(nameOf).join(', ')}`)
  return sample
}
