import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keptWorld } from './kept-world.ts'

const SIZE = { goods: 10, orders: 20, buyers: 5 }
const NOW = new Date('2026-05-01T04:00:00Z')
let worlds = ''
beforeAll(() => {
  worlds = mkdtempSync(join(tmpdir(), 'kept-world-'))
})
afterAll(() => rmSync(worlds, { recursive: true }))

describe('a world that is kept', () => {
  it('is found again by its size on the same day, and no other', () => {
    const first = keptWorld(worlds, SIZE, NOW)
    expect(first.isLoaded).toBe(false)
    first.loaded()
    expect(keptWorld(worlds, SIZE, NOW)).toMatchObject({ folder: first.folder, isLoaded: true })
    for (const size of [{ goods: 11 }, { orders: 21 }, { buyers: 6 }, { stores: 50 }])
      expect(keptWorld(worlds, { ...SIZE, ...size }, NOW).isLoaded).toBe(false)
    expect(keptWorld(worlds, SIZE, new Date('2026-05-01T16:00:00Z')).isLoaded).toBe(false)
  })

  it('is emptied when its loading was cut off', () => {
    const { folder } = keptWorld(worlds, { ...SIZE, stores: 9 }, NOW)
    writeFileSync(join(folder, 'half'), '')
    expect(keptWorld(worlds, { ...SIZE, stores: 9 }, NOW).isLoaded).toBe(false)
    expect(existsSync(join(folder, 'half'))).toBe(false)
  })
})
