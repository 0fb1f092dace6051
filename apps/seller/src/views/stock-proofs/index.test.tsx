import { listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { expect, it } from 'vitest'
import * as screen from './index.tsx'

const cup = {
  id: 7,
  store_id: 3,
  store_name: '一盏',
  goods_name: '茶杯',
  goods_name_en: 'Cup',
  sku_name: '',
  sku_name_en: '',
  code: 'CUP',
  movements: 4,
  initial: 20,
  adjusted: 5,
  returned: 0,
  sold: -3,
  moved: 22,
  on_hand: 22,
  difference: 0,
  reserved_moved: 2,
  reserved: 2,
  reserved_difference: 0,
}
const sums = { skus: 1, movements: 4, moved: 22, on_hand: 22, reserved_moved: 2, reserved: 2 }

const open = (differences: readonly object[], locale: 'en' | 'zh-cn' = 'en') =>
  openScreen({
    area: 'seller',
    screen,
    at: '/stock_proofs',
    locale,
    answers: {
      'GET /Seller/stock_proof': { ...sums, differences },
      'GET /Seller/stock_proofs': listOf([cup]),
    },
  })

it('shows that movements and stock of a store are equal, with every SKU and what moved it', async () => {
  const page = await open([])
  expect(await page.findByText('Movements and stock are equal')).toBeDefined()
  const cells = (await page.row('CUP')).cells()
  for (const text of ['20', '5', '-3', '22']) expect(cells).toContain(text)
  expect(page.queryByRole('table', { name: 'SKUs that differ' })).toBeNull()
})

it('lists the SKUs that differ', async () => {
  const page = await open([{ ...cup, on_hand: 25, difference: 3 }], 'zh-cn')
  expect(await page.findByText('1 个规格有差异')).toBeDefined()
  const table = page.within(await page.findByRole('table', { name: '有差异的规格' }))
  expect(table.getByText('25')).toBeDefined()
})
