import { ADMIN_PERMISSIONS } from '@shiji/contract/permissions.ts'
import { describe, expect, it } from 'vitest'
import { groupInCode, ownGroupKey, permissionBook, placeInCode } from './permission-book.ts'

const [first = '', second = ''] = Object.keys(ADMIN_PERMISSIONS)
const inCode = (group: string): readonly string[] =>
  Object.entries(ADMIN_PERMISSIONS).find(([name]) => name === group)?.[1] ?? []
const [moved = ''] = inCode(first)
const texts = (change: object) => ({
  ...{
    area: 'admin',
    permission: moved,
    name: '',
    ename: '',
    content: '',
    econtent: '',
    groupKey: null,
    position: null,
  },
  ...change,
})
const group = (key: string, change: object = {}) => ({
  ...{ area: 'admin', key, name: '', ename: '', position: null },
  ...change,
})
const idsOf = (book: ReturnType<typeof permissionBook>, key: string) =>
  book.find(each => each.group === key)?.permissions.map(({ id }) => id)

describe('the book of permissions', () => {
  it('has the groups and the order of the program while the operator has changed nothing', () => {
    const book = permissionBook('admin', [], [])
    expect(book.map(each => each.group)).toEqual(Object.keys(ADMIN_PERMISSIONS))
    expect(idsOf(book, first)).toEqual(inCode(first))
    expect(book.some(each => each.changed || each.own || each.permissions.some(({ changed }) => changed))).toBe(false)
  })

  it('shows the words of the operator, and moves a permission to another group', () => {
    const book = permissionBook('admin', [], [texts({ name: '看', groupKey: second, position: 1 })])
    expect(idsOf(book, first)).not.toContain(moved)
    expect(book.find(each => each.group === second)?.permissions[0]).toMatchObject({
      id: moved,
      name: '看',
      changed: true,
    })
  })

  it('returns a permission to the program when its group is gone', () => {
    expect(idsOf(permissionBook('admin', [], [texts({ groupKey: ownGroupKey(7) })]), first)).toContain(moved)
  })

  it('has groups of the operator, ordered among those of the program', () => {
    const own = group(ownGroupKey(7), { name: '客服', position: 15 })
    const book = permissionBook('admin', [own, group(first, { position: 900 })], [texts({ groupKey: ownGroupKey(7) })])
    expect(book[0]).toMatchObject({ group: ownGroupKey(7), name: '客服', own: true, changed: false })
    expect(idsOf(book, ownGroupKey(7))).toEqual([moved])
    expect(book.at(-1)).toMatchObject({ group: first, changed: true })
  })

  it('leaves out words of the other area, and of permissions that the program no longer has', () => {
    const book = permissionBook('admin', [], [texts({ area: 'seller', name: 'x' }), texts({ permission: 'old.view' })])
    expect(book).toEqual(permissionBook('admin', [], []))
  })
})

it('the place of a permission and of a group is that of the program', () => {
  expect(placeInCode('admin', moved)).toEqual({ group: first, position: 10 })
  expect(placeInCode('admin', 'old.view')).toBeUndefined()
  expect([groupInCode('admin', second), groupInCode('admin', ownGroupKey(7))]).toEqual([20, undefined])
})
