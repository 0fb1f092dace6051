import { describe, expect, it } from 'vitest'
import { findInCascade, hasBelow, viewCascade } from './cascade.ts'

const tree = [
  {
    label: '浙江',
    value: 33,
    children: [{ label: '杭州', value: 3301, children: [{ label: '西湖区', value: 330106 }] }],
  },
  { label: '上海', value: 31, children: [] },
]
const none = new Map()

describe('viewCascade', () => {
  it('shows one column more than the path has nodes with children', () => {
    expect(viewCascade(tree, none, [], false).columns).toHaveLength(1)
    expect(viewCascade(tree, none, [33], false).columns).toHaveLength(2)
    expect(viewCascade(tree, none, [33, 3301, 330106], false).columns).toHaveLength(3)
    expect(viewCascade(tree, none, [31], false).columns).toHaveLength(1)
  })

  it('finds nodes whose values are strings', () => {
    expect(viewCascade(tree, none, ['33', '3301'], false).chosen.map(node => node.label)).toEqual(['浙江', '杭州'])
  })

  it('stops at an unknown value', () => {
    expect(viewCascade(tree, none, [99, 3301], false)).toMatchObject({ chosen: [], missing: undefined })
  })

  it('loads the root of a lazy cascade, then level by level', () => {
    const root = [{ label: '浙江', value: 33 }]
    expect(viewCascade(undefined, none, [33], true).missing).toEqual({ path: [], parent: undefined })
    const known = new Map([['', root]])
    expect(viewCascade(undefined, known, [33], true).missing).toEqual({ path: [33], parent: root[0] })
  })

  it('requests nothing while a level loads, below a leaf, or after a failure', () => {
    expect(viewCascade(undefined, new Map([['', 'loading' as const]]), [33], true).missing).toBeUndefined()
    expect(viewCascade(undefined, new Map([['', 'failed' as const]]), [33], true).missing).toBeUndefined()
    const leaf = new Map([['', [{ label: '东莞', value: 4419, leaf: true }]]])
    expect(viewCascade(undefined, leaf, [4419], true).missing).toBeUndefined()
  })
})

describe('hasBelow', () => {
  it('trusts the tree, and requests the level when in doubt', () => {
    expect(hasBelow({ label: 'x', value: 1 }, false)).toBe(false)
    expect(hasBelow({ label: 'x', value: 1 }, true)).toBe(true)
    expect(hasBelow({ label: 'x', value: 1, leaf: true }, true)).toBe(false)
    expect(hasBelow({ label: 'x', value: 1, children: [] }, true)).toBe(false)
  })
})

describe('findInCascade', () => {
  const nodes = [
    {
      label: '灯具',
      value: 1,
      children: [
        { label: '吊灯', value: 11 },
        { label: '台灯', value: 12, words: 'Table lamps' },
      ],
    },
    { label: '野营灯具配件', value: 2 },
  ]
  const found = (typed: string, most = 9) => findInCascade(nodes, typed, most).map(({ labels }) => labels.join(' / '))

  it('finds ends of the tree by their own name first, then those below a name', () => {
    expect(found('灯具')).toEqual(['野营灯具配件', '灯具 / 吊灯', '灯具 / 台灯'])
    expect(findInCascade(nodes, '台灯', 9)[0]?.path).toEqual([1, 12])
  })

  it('finds by further words, in any case, and nothing for blanks', () => {
    expect(found(' LAMP ')).toEqual(['灯具 / 台灯'])
    expect(found('  ')).toEqual([])
    expect(found('灯', 2)).toHaveLength(2)
  })
})
