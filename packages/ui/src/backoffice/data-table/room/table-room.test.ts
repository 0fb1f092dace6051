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
// 44 for the checkboxes and 724 for the columns.
const all = 768

describe('the fit of a table', () => {
  it('shows text buttons if everything fits', () => {
    expect(findRoom(columns, actions, all + 200)).toEqual(roomy)
  })

  it('first shows the usual buttons as icons', () => {
    expect(findRoom(columns, actions, all + 199)).toEqual({ narrow: false, look: 'icons', folded: [] })
  })

  it('then hides columns of low priority, the last one first', () => {
    expect(findRoom(columns, actions, all + 119)).toEqual({ narrow: false, look: 'icons', folded: ['seen'] })
    expect(findRoom(columns, actions, all + 119 - 160).folded).toEqual(['buyer', 'seen'])
  })

  it('then replaces all buttons of a row by one, if that helps or they take half of a phone', () => {
    expect(findRoom(columns, actions, all + 119 - 260).look).toBe('one')
    expect(findRoom([need('name', 2000)], actions, 800).look).toBe('icons')
    expect(findRoom([need('name', 2000)], actions, 320).look).toBe('one')
    expect(findRoom([need('name', 2000)], { ...actions, several: false }, 320).look).toBe('icons')
  })

  it('keeps pinned columns and those of normal priority', () => {
    const kept = [need('picture', 500, { low: true, pinned: true }), need('name', 900)]
    expect(findRoom(kept, actions, 800).folded).toEqual([])
  })

  it('restores nothing for the width of a scroll bar, at any width', () => {
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

  it('restores everything with enough room', () => {
    const crowded = findRoom(columns, actions, all)
    expect(nextRoom(crowded, columns, actions, all + 200 + 23).look).toBe('icons')
    expect(nextRoom(crowded, columns, actions, all + 200 + 24)).toEqual(roomy)
  })
})
