import { describe, expect, it } from 'vitest'
import { CONTRACT_TYPES_ONLY, findSchemaValues } from './contract-types.ts'
import { cruiseFolders } from './cruise.ts'
import { findRoomLoops, ROOMS_WITHOUT_LOOPS } from './room-loops.ts'

const fixture = new URL('fixture', import.meta.url).pathname

describe('import rules', () => {
  it('report what the fixture breaks and nothing of what it may do', async () => {
    const cruise = await cruiseFolders(fixture, ['apps', 'packages'], { path: [] })
    const from = [...cruise.violations, ...findSchemaValues(cruise), ...findRoomLoops(cruise)].map(
      ({ rule, from }) => ({
        rule,
        file: from.split('/').at(-1),
      }),
    )

    expect(from).toContainEqual({ rule: 'module-door', file: 'door.ts' })
    expect(from).toContainEqual({ rule: CONTRACT_TYPES_ONLY, file: 'values.ts' })
    expect(from).toContainEqual({ rule: 'inside-knows-no-http', file: 'transport.ts' })
    expect(from).toContainEqual({ rule: 'records-know-no-http', file: 'upward.ts' })
    expect(from).toContainEqual({ rule: 'use-cases-know-no-tables', file: 'tables.ts' })
    expect(from).toContainEqual({ rule: 'use-cases-know-no-tables', file: 'drizzle.ts' })
    expect(from).toContainEqual({ rule: 'floor-order:backoffice-core', file: 'upward.ts' })
    expect(from).toContainEqual({ rule: ROOMS_WITHOUT_LOOPS, file: 'loop' })
    expect(
      from.filter(({ file }) => file?.startsWith('allowed') || file === 'types.ts' || file?.startsWith('type-cycle')),
    ).toEqual([])
  })
})
