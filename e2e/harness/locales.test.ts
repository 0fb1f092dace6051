import { afterEach, expect, it, vi } from 'vitest'
import { localesOf } from './locales.ts'

const inTier = (tier: string | undefined, commit: string | undefined, file: string) => {
  vi.stubEnv('SHIJI_TEST_TIER', tier)
  vi.stubEnv('SHIJI_TEST_COMMIT', commit)
  return localesOf(`/any/folder/${file}`).flat()
}
afterEach(() => vi.unstubAllEnvs())

it('is one language for a commit and a file, and each language for some of them', () => {
  const files = Array.from({ length: 40 }, (_, index) => `journey-${index}.test.ts`)
  const drawn = files.map(file => inTier('ci', 'a'.repeat(40), file))
  expect(drawn.every(languages => languages.length === 1)).toBe(true)
  expect(new Set(drawn.flat())).toEqual(new Set(['zh-cn', 'en']))
  expect(files.map(file => inTier('test', 'a'.repeat(40), file))).toEqual(drawn)
})

it('is both languages in the tier prove and in a file that runs by itself', () => {
  expect(inTier('prove', 'a'.repeat(40), 'x.test.ts')).toEqual(['zh-cn', 'en'])
  expect(inTier(undefined, undefined, 'x.test.ts')).toEqual(['zh-cn', 'en'])
})
