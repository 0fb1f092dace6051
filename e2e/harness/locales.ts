import { basename } from 'node:path'
import { drawn } from '@shiji/tooling/ci/sample.ts'
import type { Locale } from './browser.ts'

const BOTH: readonly [Locale][] = [['zh-cn'], ['en']]

/**
 * The languages in which the tests of a file run: one that commit and file draw, since a run of the test command has no
 * time for both; both in the tier `prove` and where a file is run by itself.
 */
export function localesOf(file: string): readonly [Locale][] {
  const { SHIJI_TEST_TIER: tier, SHIJI_TEST_COMMIT: commit } = process.env
  if (tier === undefined || tier === 'prove' || commit === undefined) return BOTH
  const at = drawn(commit, basename(file), BOTH.length)
  return BOTH.slice(at, at + 1)
}
