import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkout } from '../checks/cruise.ts'
import { eventFacts, portFacts, tableFacts } from './facts.ts'
import { renderMap } from './render.ts'

describe('the map of the server', () => {
  it('is current: "pnpm map" would write the same', async () => {
    expect(readFileSync(join(checkout, 'docs/map.md'), 'utf8')).toBe(await renderMap())
  })

  it('knows who sends and who reacts', () => {
    const paid = eventFacts().find(({ type }) => type === 'order.paid')
    expect(paid?.sentBy).toContain('order')
    expect(paid?.reactions).toContain('catalog.sales')
  })

  it('knows for each port where it is declared', async () => {
    const lost = (await portFacts()).filter(({ declaredIn }) => declaredIn === 'nowhere')
    expect(lost).toEqual([])
  })

  it('finds the tables of modules and of infra', () => {
    const homes = new Map(tableFacts().map(({ name, home }) => [name, home]))
    expect(homes.get('orders')).toBe('order')
    expect(homes.get('outbox_events')).toBe('infra/outbox')
  })
})
