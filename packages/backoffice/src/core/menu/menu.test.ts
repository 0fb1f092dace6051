import { describe, expect, it } from 'vitest'
import { menuItem } from '../../testing/fake-server.ts'
import { menuTarget, pagePath } from '../address/menu-target.ts'
import { currentMenuPage, menuPages } from './menu-pages.ts'

describe('menu click (spec §2)', () => {
  it('an item with an empty target takes its first descendant that has one', () => {
    const item = menuItem({
      children: [
        menuItem({ children: [menuItem({})] }),
        menuItem({ children: [menuItem({ apis: '/Admin/a' }), menuItem({ apis: '/Admin/b' })] }),
      ],
    })
    expect(menuTarget(item, 'admin')).toEqual({ kind: 'page', path: '/a' })
  })

  it('has none when no descendant has one', () => {
    expect(menuTarget(menuItem({ children: [menuItem({})] }), 'admin')).toEqual({ kind: 'none' })
  })

  it.each(['http://docs.example/x', 'https://docs.example/x'])(
    'a target starting with http or https opens externally: %s',
    url => {
      expect(menuTarget(menuItem({ apis: url }), 'admin')).toEqual({ kind: 'external', url })
    },
  )

  it('an address that only looks external is nowhere', () => {
    expect(menuTarget(menuItem({ apis: 'https://' }), 'admin')).toEqual({ kind: 'none' })
  })
})

describe('pagePath', () => {
  it.each([
    ['/Admin/expresses', '/expresses'],
    ['expresses', '/expresses'],
    ['/expresses/', '/expresses'],
    ['/Admin', '/'],
    ['/Admin/', '/'],
    ['/Administration', '/Administration'],
    ['/Seller/goods', '/Seller/goods'],
    ['/Admin/goods?page=2', '/goods?page=2'],
  ])('%s is %s', (address, path) => {
    expect(pagePath(address, 'admin')).toBe(path)
  })
})

describe('menuPages', () => {
  const menu = [
    menuItem({
      name: 'Shop',
      children: [
        menuItem({ name: 'Goods', apis: '/Seller/goods', view: 'Seller/goods/index' }),
        menuItem({ name: 'Group', children: [menuItem({ name: 'Orders', apis: '/Seller/orders', view: 'o' })] }),
        menuItem({ name: 'Wait', apis: '/Seller/orders/wait', view: 'w', is_open: 1 }),
        menuItem({ name: 'Again', apis: '/Seller/goods', view: 'other' }),
        menuItem({ name: 'Help', apis: 'https://help.example' }),
      ],
    }),
  ]
  const pages = menuPages(menu, 'seller')

  it('an item with neither view nor apis is a group; external targets are no pages; the first of an address counts', () => {
    expect(
      pages.map(page => [page.path, page.view, page.standalone, page.trail.map(item => item.name).join('>')]),
    ).toEqual([
      ['/goods', 'Seller/goods/index', false, 'Shop>Goods'],
      ['/orders', 'o', false, 'Shop>Group>Orders'],
      ['/orders/wait', 'w', true, 'Shop>Wait'],
    ])
  })

  it.each([
    ['/goods', '/goods'],
    ['/goods/form/3', '/goods'],
    ['/orders/wait', '/orders/wait'],
    ['/orders/detail/3', '/orders'],
    ['/goodsx', undefined],
  ])('%s belongs to %s', (address, path) => {
    expect(currentMenuPage(pages, address)?.path).toBe(path)
  })
})
