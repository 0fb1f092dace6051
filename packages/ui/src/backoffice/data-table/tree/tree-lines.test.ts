import { describe, expect, it } from 'vitest'
import { type Branch, treeLines } from './tree-lines.ts'

interface Node {
  readonly id: number
  readonly has_children?: boolean
}

const roots: readonly Node[] = [{ id: 1, has_children: true }, { id: 2 }]
const lines = (branches: Readonly<Record<string, Branch<Node>>>): string[] =>
  treeLines(
    roots,
    new Map(Object.entries(branches)),
    row => String(row.id),
    row => row.has_children === true,
  ).map(({ id, level, branch }) => `${level}:${id}:${branch ?? 'leaf'}`)

describe('a lazy tree (§3)', () => {
  it('starts closed, with what has_children says', () => {
    expect(lines({})).toEqual(['1:1:closed', '1:2:leaf'])
  })

  it('shows children below their parent, one level further in', () => {
    const rows = [{ id: 11, has_children: true }, { id: 12 }]
    expect(lines({ '1': { open: true, loading: false, rows }, '11': { open: true, loading: true } })).toEqual([
      '1:1:open',
      '2:11:loading',
      '2:12:leaf',
      '1:2:leaf',
    ])
  })

  it('keeps what is open below a parent that was closed and opened again', () => {
    const below = { '11': { open: true, loading: false, rows: [{ id: 111 }] } }
    const rows = [{ id: 11, has_children: true }]
    expect(lines({ ...below, '1': { open: false, loading: false, rows } })).toHaveLength(2)
    expect(lines({ ...below, '1': { open: true, loading: false, rows } })).toHaveLength(4)
  })

  it('believes the loaded children more than the flag', () => {
    expect(lines({ '1': { open: true, loading: false, rows: [] } })).toEqual(['1:1:leaf', '1:2:leaf'])
    expect(lines({ '2': { open: true, loading: false, rows: [{ id: 21 }] } })).toEqual([
      '1:1:closed',
      '1:2:open',
      '2:21:leaf',
    ])
  })
})
