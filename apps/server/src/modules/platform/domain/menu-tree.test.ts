import { describe, expect, it } from 'vitest'
import { type MenuDeclaration, placeMenus } from './menu-tree.ts'

const entry = (code: string, children: readonly MenuDeclaration[] = []): MenuDeclaration => ({
  code,
  zh: code,
  en: code,
  icon: 'box',
  children,
})

describe('a declared menu', () => {
  it('is placed with parents before their children, each with its position', () => {
    const placed = placeMenus([entry('a', [entry('a1'), entry('a2')]), entry('b')])
    expect(placed.map(({ entry: { code }, parent, position }) => [code, parent, position])).toEqual([
      ['a', undefined, 1],
      ['a1', 'a', 1],
      ['a2', 'a', 2],
      ['b', undefined, 2],
    ])
  })

  it('is refused if a code appears twice, at any depth', () => {
    expect(() => placeMenus([entry('a', [entry('b')]), entry('b')])).toThrow('a menu code stands twice')
  })
})
