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
  on_hand: 25,
  difference: 3,
  reserved_moved: 2,
  reserved: 2,
  reserved_difference: 0,
}
const check = { id: 'I36', title: 'Stock on hand is the sum of its movements', breaches: 0 }

const open = (proof: object) =>
  openScreen({
    area: 'admin',
    screen,
    at: '/stock_proofs',
    answers: {
      'GET /Admin/stock_proof': proof,
      'GET /Admin/stock_proofs': listOf([{ ...cup, on_hand: 22, difference: 0 }]),
    },
  })

it('shows each invariant of stock with the time of the last check, and every SKU with its store', async () => {
  const page = await open({ at: '2026-05-01T02:00:00Z', checks: [check], differences: [] })
  expect(await page.findByText('Movements and stock are equal')).toBeDefined()
  expect(page.getByText(/Checked 2026-05-01 10:00:00/)).toBeDefined()
  expect(await page.row('I36 Stock on hand is the sum of its movements')).toBeDefined()
  expect(page.getByText('No SKU differs.')).toBeDefined()
  expect((await page.row('CUP')).cells()).toContain('一盏')
})

it('lists the SKUs that break one', async () => {
  const page = await open({ at: '2026-05-01T02:00:00Z', checks: [{ ...check, breaches: 1 }], differences: [cup] })
  expect(await page.findByText('1 SKUs differ')).toBeDefined()
  expect(page.within(page.getByRole('table', { name: 'SKUs that differ' })).getByText('一盏 · Cup')).toBeDefined()
})

it('says before the first check that nothing was checked', async () => {
  const page = await open({ at: null, checks: [], differences: [] })
  expect(await page.findByText('Not checked yet')).toBeDefined()
})
