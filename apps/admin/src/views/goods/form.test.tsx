import { aPerson, loggedIn } from '@shiji/backoffice/testing/a-person.ts'
import { menuItem } from '@shiji/backoffice/testing/fake-server.ts'
import { openBackoffice } from '@shiji/backoffice/testing/open-backoffice.tsx'
import { describe, expect, it } from 'vitest'
import { views } from '../../views.ts'

const open = (at: string, locale: 'zh-cn' | 'en') =>
  openBackoffice({
    area: 'admin',
    at,
    locale,
    keys: loggedIn('admin'),
    views,
    answers: {
      'POST /Admin/auth/info': aPerson,
      'GET /Admin/load_menu': [
        menuItem({
          name: '商品中心',
          children: [
            menuItem({ apis: '/Admin/goods', view: 'goods/index' }),
            menuItem({ apis: '/Admin/integral_goods', view: 'integral_goods/index' }),
          ],
        }),
      ],
    },
  })

describe('the forms of goods and of goods of the points mall', () => {
  it.each([
    ['/goods/form', 'en', 'This page is being built'],
    ['/goods/form/3', 'zh-cn', '页面建设中'],
    ['/integral_goods/form', 'en', 'This page is being built'],
    ['/integral_goods/form/3', 'zh-cn', '页面建设中'],
  ] as const)('%s has an address and says that it is not built yet (%s)', async (at, locale, words) => {
    const page = await open(at, locale)
    expect(await page.findByText(words)).toBeDefined()
    expect(page.address()).toBe(at)
  })
})
