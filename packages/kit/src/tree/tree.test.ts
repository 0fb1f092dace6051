import { describe, expect, it } from 'vitest'
import { treeOf } from './tree.ts'

interface Node {
  readonly name: string
  readonly children: readonly Node[]
}

const rows = [
  { id: 2, pid: 0, name: 'second' },
  { id: 1, pid: 0, name: 'first' },
  { id: 3, pid: 1, name: 'leaf' },
  { id: 4, pid: 3, name: 'below the leaf' },
  { id: 8, pid: 9, name: 'in a loop' },
  { id: 9, pid: 8, name: 'in a loop' },
]

describe('a tree of flat rows', () => {
  it('keeps their order on every level, and leaves out what no root leads to', () => {
    const tree = treeOf(rows, ({ name }, children: Node[]) => ({ name, children }))
    expect(tree).toEqual([
      { name: 'second', children: [] },
      { name: 'first', children: [{ name: 'leaf', children: [{ name: 'below the leaf', children: [] }] }] },
    ])
  })

  it('leaves out rows that are not drawn, with all below them', () => {
    const tree = treeOf(rows, ({ id, name }, children: Node[]) => (id === 3 ? undefined : { name, children }))
    expect(tree).toEqual([
      { name: 'second', children: [] },
      { name: 'first', children: [] },
    ])
  })
})
