import { openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
import * as screen from './group.tsx'

const groups = [
  { group: 'order', permissions: ['order.view', 'order.ship', 'of_a_newer_server.view'] },
  { group: 'operation', permissions: ['audit.view'] },
]

const open = (answer: unknown, locale: 'en' | 'zh-cn' = 'en') =>
  openScreen({
    area: 'admin',
    screen,
    at: '/permission_groups',
    locale,
    answers: { 'GET /Admin/load_permission': answer },
  })

describe('the groups of permissions', () => {
  it.each([
    ['en', 'Orders', 'Operation'],
    ['zh-cn', '订单', '运行维护'],
  ] as const)('say how many permissions each holds (%s)', async (locale, orders, operation) => {
    const page = await open(groups, locale)
    expect((await page.row(orders)).cells()).toEqual([orders, '3'])
    expect((await page.row(operation)).cells()).toEqual([operation, '1'])
  })
})
