import { describe, expect, it } from 'vitest'
import { pressed, tickOf, visibleLines } from './tree-ticks.ts'

const mugs = { label: '马克杯', value: 311 }
const teapots = { label: '茶壶', value: 312 }
const kitchen = { label: '餐厨', value: 31, children: [mugs, teapots] }
const lamps = { label: '灯', value: 32 }
const home = { label: '家居', value: 3, children: [kitchen, lamps] }

describe('ticks of a tree', () => {
  it('a node is checked if all below it are, and indeterminate if some are', () => {
    expect(tickOf(home, new Set([311, 312, 32]))).toBe('on')
    expect(tickOf(home, new Set([311]))).toBe('some')
    expect(tickOf(kitchen, new Set([32]))).toBe('off')
  })

  it('a click on a node checks everything below it, and a click on a checked one unchecks', () => {
    expect(pressed(kitchen, [32])).toEqual([32, 311, 312])
    expect(pressed(kitchen, [311, 32])).toEqual([32, 311, 312])
    expect(pressed(home, [311, 312, 32])).toEqual([])
    expect(pressed(mugs, [311, 32])).toEqual([32])
  })
})

describe('visibleLines', () => {
  it('shows children of open nodes only', () => {
    expect(visibleLines([home], new Set()).map(line => line.node.value)).toEqual([3])
    const lines = visibleLines([home], new Set([3, 31]))
    expect(lines.map(line => [line.node.value, line.level, line.parent, line.open])).toEqual([
      [3, 1, undefined, true],
      [31, 2, 3, true],
      [311, 3, 31, undefined],
      [312, 3, 31, undefined],
      [32, 2, 3, undefined],
    ])
  })
})
