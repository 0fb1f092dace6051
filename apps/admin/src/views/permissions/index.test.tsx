import { cut, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
import * as screen from './index.tsx'

const groups = [
  { group: 'order', permissions: ['order.view', 'order.ship', 'of_a_newer_server.view'] },
  { group: 'operation', permissions: ['audit.view'] },
]

const open = (answer: unknown, locale: 'en' | 'zh-cn' = 'en') =>
  openScreen({ area: 'admin', screen, at: '/permissions', locale, answers: { 'GET /Admin/load_permission': answer } })

describe('the permissions', () => {
  it('are shown in groups, each with a text beside its id', async () => {
    const page = await open(groups)
    expect((await page.row('order.ship')).cells()).toEqual(['Ship orders', 'order.ship'])
    expect(page.within(page.getByRole('table', { name: 'Orders' })).getAllByRole('row')).toHaveLength(4)
    expect(page.getByRole('table', { name: 'Operation' })).toBeDefined()
  })

  it('that this version does not know keep their id', async () => {
    const page = await open(groups)
    expect((await page.row('Ship orders')).cells()).toBeDefined()
    expect(page.getAllByText('of_a_newer_server.view')).toHaveLength(2)
  })

  it('show in Chinese', async () => {
    const page = await open(groups, 'zh-cn')
    expect((await page.row('order.view')).cells()).toEqual(['查看订单', 'order.view'])
  })

  it('that cannot be loaded offer another try', async () => {
    const page = await open(cut)
    await page.findByRole('button', { name: 'Try again' })
  })
})
