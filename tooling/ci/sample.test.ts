import { describe, expect, it } from 'vitest'
import { commitHash, drawn } from './sample.ts'

const hashes = Array.from({ length: 300 }, (_none, at) => at.toString(16).padStart(40, '0'))

describe('what a commit draws', () => {
  it('is the same each time for the same commit and matter', () => {
    expect(drawn('abc', 'dark', 3)).toBe(drawn('abc', 'dark', 3))
  })

  it('is each part for about as many commits', () => {
    const counts = [0, 1, 2].map(part => hashes.filter(hash => drawn(hash, 'dark', 3) === part).length)
    for (const count of counts) expect(count).toBeGreaterThan(70)
  })

  it('differs from matter to matter', () => {
    expect(hashes.some(hash => drawn(hash, 'dark', 3) !== drawn(hash, 'mutants', 3))).toBe(true)
  })

  it('has a hash also where there is no git', () => {
    expect(commitHash()).toMatch(/^[0-9a-f]{40}$/)
  })
})
