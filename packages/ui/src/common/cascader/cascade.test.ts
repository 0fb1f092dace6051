import { describe, expect, it } from 'vitest'
import { hasBelow, viewCascade } from './cascade.ts'

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
