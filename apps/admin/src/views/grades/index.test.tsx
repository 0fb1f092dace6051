import { invalidFields, listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
import * as screen from './index.tsx'

const gold = {
  id: 5,
  name: '金牌店铺',
  name_en: 'Gold',
  icon: '',
  goods_limit: 500,
  picture_mb: 5_120,
  commission_discount: 1_050,
  settlement_days: 3,
  services: [
    { name: '正品保障', name_en: 'Genuine' },
    { name: '急速客服', name_en: '' },
  ],
  is_default: false,
  is_sort: 1,
  stores: 6,
  created_at: '2026-05-01T02:00:00Z',
}
const plain = {
  ...{ ...gold, id: 6, name: '标准店铺', name_en: 'Standard', services: [], is_default: true, stores: 20 },
  ...{ goods_limit: null, commission_discount: 0, settlement_days: null },
}

const open = ({ answers = {}, ...options }: Partial<Parameters<typeof openScreen>[0]> = {}) =>
  openScreen({
    area: 'admin',
    screen,
    at: '/grades',
    ...options,
    answers: {
      'GET /Admin/grades': listOf([gold, plain]),
      'GET /Admin/grades/5': gold,
      'POST /Admin/grades': { id: 7 },
      'PUT /Admin/grades/5': { id: 5 },
      ...answers,
    },
  })

describe('the grades', () => {
  it('show limit, discount, delay, services and how many stores have them', async () => {
    const page = await open()
    expect((await page.row('Gold')).cells().slice(2, 9)).toEqual([
      'Gold',
      '',
      '500',
      '10.50%',
      '3',
      'Genuine, 急速客服',
      '6',
    ])
    expect((await page.row('Standard')).cells().slice(2, 9)).toEqual([
      'Standard',
      'Yes',
      'No limit',
      '0.00%',
      'As the timed tasks',
      '-',
      '20',
    ])
  })

  it('are changed with the discount in percent and services line by line', async () => {
    const page = await open()
    await page.user.click((await page.row('Gold')).getByRole('button', { name: 'Edit' }))
    const dialog = await page.dialog('Edit')
    expect(await dialog.findByLabelText(/^Commission discount/)).toHaveProperty('value', '10.5')
    expect(dialog.getByLabelText(/^Services(?! in)/)).toHaveProperty('value', '正品保障\n急速客服')
    await page.user.type(dialog.getByLabelText(/^Services in English/), '{Enter}Quick answers')
    await page.user.clear(dialog.getByLabelText(/^Goods limit/))
    await page.user.clear(dialog.getByLabelText(/^Picture space/))
    await page.user.type(dialog.getByLabelText(/^Picture space/), '2048')
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await page.findByText('The operation was successful.')
    expect(page.sent('PUT', '/Admin/grades/5').map(({ body }) => Object.fromEntries(body))).toEqual([
      {
        name: '金牌店铺',
        name_en: 'Gold',
        icon: '',
        goods_limit: '',
        picture_mb: '2048',
        commission_discount: '1050',
        settlement_days: '3',
        is_sort: '1',
        is_default: '0',
        'services[0][name]': '正品保障',
        'services[0][name_en]': 'Genuine',
        'services[1][name]': '急速客服',
        'services[1][name_en]': 'Quick answers',
      },
    ])
  })

  it('say what the server has against a service at its field, and keep what was typed', async () => {
    const page = await open({
      answers: { 'POST /Admin/grades': invalidFields({ 'services.0.name': 'At most 30 characters.' }) },
    })
    await page.row('Gold')
    await page.user.click(page.getByRole('button', { name: 'Add' }))
    const dialog = await page.dialog('Add')
    await page.user.type(await dialog.findByLabelText(/^Name\b(?! in)/), '银牌店铺')
    await page.user.type(dialog.getByLabelText(/^Services(?! in)/), '正品')
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await dialog.findByText('At most 30 characters.')
    expect(dialog.getByLabelText(/^Services(?! in)/)).toHaveProperty('value', '正品')
  })
})
