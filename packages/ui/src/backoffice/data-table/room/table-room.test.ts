import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ColumnNeed } from './column-widths.ts'
import { type ActionsNeed, findRoom, nextRoom, roomy, type TableRoom } from './table-room.ts'

const need = (id: string, least: number, more: Partial<ColumnNeed> = {}): ColumnNeed => ({
  id,
  whole: least,
  least,
  stretches: false,
  low: false,
  pinned: false,
  ...more,
})

const actions: ActionsNeed = { words: 200, icons: 120, one: 60, several: true }
const columns = [
  need('picture', 64, { pinned: true }),
  need('name', 300),
  need('buyer', 100, { low: true }),
  need('status', 100),
  need('seen', 160, { low: true }),
]
// 44 of the boxes and 724 of the columns.
const all = 768

describe('a table that has little room', () => {
  it('says all in words where everything fits', () => {
    expect(findRoom(columns, actions, all + 200)).toEqual(roomy)
  })

  it('draws the usual buttons as icons first', () => {
    expect(findRoom(columns, actions, all + 199)).toEqual({ narrow: false, look: 'icons', folded: [] })
  })

  it('then lets columns of low priority give way, the last one first', () => {
    expect(findRoom(columns, actions, all + 119)).toEqual({ narrow: false, look: 'icons', folded: ['seen'] })
    expect(findRoom(columns, actions, all + 119 - 160).folded).toEqual(['buyer', 'seen'])
  })

  it('then stands one button for all of a row, if that helps or is half of a phone', () => {
    expect(findRoom(columns, actions, all + 119 - 260).look).toBe('one')
    expect(findRoom([need('name', 2000)], actions, 800).look).toBe('icons')
    expect(findRoom([need('name', 2000)], actions, 320).look).toBe('one')
    expect(findRoom([need('name', 2000)], { ...actions, several: false }, 320).look).toBe('icons')
  })

  it('keeps what is pinned and what is not low', () => {
    const kept = [need('picture', 500, { low: true, pinned: true }), need('name', 900)]
    expect(findRoom(kept, actions, 800).folded).toEqual([])
  })

  it('changes nothing back for the width of a scroll bar, wherever it stands', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1500 }), fc.integer({ min: 1, max: 17 }), (width, bar) => {
        const settle = (room: TableRoom, at: number): TableRoom => nextRoom(room, columns, actions, at)
        const first = settle(roomy, width)
        const wider = settle(first, width + bar)
        const back = settle(wider, width)
        expect(settle(back, width + bar)).toEqual(wider)
        expect([back.look, back.folded]).toEqual([wider.look, wider.folded])
      }),
      { examples: [[559, 9]], numRuns: 2_000 },
    )
  })

  it('has all of it again with room to spare', () => {
    const crowded = findRoom(columns, actions, all)
    expect(nextRoom(crowded, columns, actions, all + 200 + 23).look).toBe('icons')
    expect(nextRoom(crowded, columns, actions, all + 200 + 24)).toEqual(roomy)
  })
})
