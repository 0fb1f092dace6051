import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aShop, ok, type ShopOptions } from '../../testing/a-shop.tsx'
import { aClass, aSite } from '../../testing/a-site.ts'
import { headingLevels, isInOrder } from '../../testing/heading-levels.ts'
import { Component as ClassesPage } from './classes-page.tsx'

const lamps = aClass(2, '灯饰', 'Lighting', [aClass(3, '台灯', 'Desk lamps'), aClass(4, '吊灯', 'Pendants')])
const site = aSite({
  classes: [
    aClass(1, '家居', 'Home', [lamps]),
    aClass(5, '食品', 'Food', [aClass(6, '水果', 'Fruit', [aClass(7, '苹果', 'Apples')])]),
  ],
})

const aClassesPage = (options: Partial<ShopOptions> = {}) =>
  aShop({
    page: <ClassesPage />,
    path: '/goods',
    server: ({ path }) => (path === '/api/common' ? ok(site) : undefined),
    ...options,
  })

describe('the page of all classes', () => {
  it('leads to each class of all three levels', async () => {
    await aClassesPage()
    const home = within(await screen.findByRole('region', { name: '家居' }))
    expect(home.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])).toEqual([
      ['家居', '/class/1'],
      ['灯饰', '/class/2'],
      ['台灯', '/class/3'],
      ['吊灯', '/class/4'],
    ])
    expect(isInOrder(headingLevels())).toBe(true)
  })

  it('has a rail that leads to the section of each top class and marks the one being read', async () => {
    await aClassesPage({ locale: 'en' })
    const rail = within(await screen.findByRole('navigation', { name: 'Main categories' }))
    const links = rail.getAllByRole('link')
    expect(links.map(link => link.textContent)).toEqual(['Home', 'Food'])
    for (const link of links) {
      const id = link.getAttribute('href')?.slice(1) ?? ''
      expect(document.getElementById(id)?.textContent).toContain(link.textContent)
    }
    expect(rail.getByRole('link', { current: true }).textContent).toBe('Home')
  })

  it('that fails to load can be retried', async () => {
    await aClassesPage({ server: () => 'offline' })
    expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy()
  })
})
