import { invalidFields, listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
import * as screen from './applications.tsx'

const denied = {
  id: 5,
  name: '云峰',
  name_en: 'Yunfeng',
  thumb: '',
  registration_no: '123456',
  note: '',
  verify: 'rejected',
  refuse_info: '请上传标志',
  round: 1,
  submitted_at: '2026-05-01T02:00:00Z',
  decided_at: '2026-05-02T02:00:00Z',
  created_at: '2026-05-01T02:00:00Z',
  actions: ['edit', 'withdraw'],
}
const passed = { ...denied, id: 6, name: '山禾', name_en: 'Shanhe', verify: 'examined', refuse_info: '', actions: [] }

const open = (answers = {}) =>
  openScreen({
    area: 'seller',
    screen,
    at: '/goods_brands',
    answers: {
      'GET /Seller/brand_applications': listOf([denied, passed]),
      'GET /Seller/brand_applications/5': denied,
      'POST /Seller/brand_applications': { id: 7 },
      'PUT /Seller/brand_applications/5': { id: 5 },
      ...answers,
    },
  })

describe('the applications of a store for brands', () => {
  it('show state and reason; a passed one cannot be changed', async () => {
    const page = await open()
    const row = await page.row('云峰')
    expect(row.cells()).toEqual(expect.arrayContaining(['云峰', 'Yunfeng', '123456', 'Rejected', '请上传标志']))
    expect(row.getByRole('button', { name: 'Edit' })).toBeDefined()
    const fixed = await page.row('山禾')
    expect(fixed.queryByRole('button', { name: 'Edit' })).toBeNull()
    expect(fixed.queryByRole('button', { name: 'Delete' })).toBeNull()
  })

  it('are sent with exactly the fields of the form, and keep what was typed when the name is taken', async () => {
    const page = await open({
      'POST /Seller/brand_applications': invalidFields({ name: 'This brand exists already.' }),
    })
    await page.row('云峰')
    await page.user.click(page.getByRole('button', { name: 'Add' }))
    const dialog = await page.dialog('Add')
    await page.user.type(await dialog.findByLabelText(/^Name\b(?! in)/), '松月')
    await page.user.type(dialog.getByLabelText(/Name in English/), 'Songyue')
    await page.user.type(dialog.getByLabelText(/Trade mark number/), '99')
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await dialog.findByText('This brand exists already.')
    expect(dialog.getByLabelText(/^Name\b(?! in)/)).toHaveProperty('value', '松月')
    expect(page.sent('POST', '/Seller/brand_applications').map(({ body }) => Object.fromEntries(body))).toEqual([
      { name: '松月', name_en: 'Songyue', thumb: '', registration_no: '99', note: '' },
    ])
  })

  it('are corrected after a denial and sent again', async () => {
    const page = await open()
    await page.user.click((await page.row('云峰')).getByRole('button', { name: 'Edit' }))
    const dialog = await page.dialog('Edit')
    await page.user.type(await dialog.findByLabelText(/Note for the reviewer/), '已补')
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await page.findByText('The operation was successful.')
    expect(page.sent('PUT', '/Seller/brand_applications/5').map(({ body }) => Object.fromEntries(body))).toEqual([
      { name: '云峰', name_en: 'Yunfeng', thumb: '', registration_no: '123456', note: '已补' },
    ])
  })
})
