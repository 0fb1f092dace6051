import { afterEach, expect, it, vi } from 'vitest'
import { sampleOf } from './sample.ts'

const cases = Array.from({ length: 300 }, (_, index) => `case ${index}`)
const inTier = (tier: string | undefined, commit: string | undefined) => {
  vi.stubEnv('SHIJI_TEST_TIER', tier)
  vi.stubEnv('SHIJI_TEST_COMMIT', commit)
  vi.spyOn(console, 'log').mockReturnValue()
  return sampleOf(cases, name => name)
}
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

it('is about a third, the same for one commit, another for the next', () => {
  const sample = inTier('ci', 'a'.repeat(40))
  expect(sample.length).toBeGreaterThan(60)
  expect(sample.length).toBeLessThan(140)
  expect(inTier('test', 'a'.repeat(40))).toEqual(sample)
  expect(inTier('ci', 'b'.repeat(40))).not.toEqual(sample)
})

it('is everything in the tier prove and in a test that runs by itself', () => {
  expect(inTier('prove', 'a'.repeat(40))).toEqual(cases)
  expect(inTier(undefined, undefined)).toEqual(cases)
})
