import { invalidFields, listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
import * as screen from './index.tsx'

const space = {
  id: 3,
  code: 'home_banner',
  name: '首页横幅',
  name_en: 'Home banner',
  place: 'home_banner',
  width: 720,
  height: 320,
  advs: 6,
  created_at: '2026-05-01T02:00:00Z',
}

const open = ({ answers = {}, ...options }: Partial<Parameters<typeof openScreen>[0]> = {}) =>
  openScreen({
    area: 'admin',
    screen,
    at: '/adv_spaces',
    ...options,
    answers: { 'GET /Admin/adv_spaces': listOf([space]), 'POST /Admin/adv_spaces': { id: 4 }, ...answers },
  })

describe('the ad spaces', () => {
  it('show place and size, and link to their adverts', async () => {
    const page = await open({ locale: 'zh-cn' })
    const row = await page.row('home_banner')
    expect(row.cells()).toEqual(expect.arrayContaining(['首页横幅', 'Home banner', '720 × 320', '6']))
    expect(row.getByRole('link', { name: '查看“首页横幅”的 6 条广告' }).getAttribute('href')).toMatch(
      /\/advs\?space_id=3$/,
    )
  })

  it('are added with exactly the fields of the form, and say at its field that an identifier is taken', async () => {
    const page = await open({ answers: { 'POST /Admin/adv_spaces': invalidFields({ code: 'Already taken.' }) } })
    await page.row('home_banner')
    await page.user.click(page.getByRole('button', { name: 'Add' }))
    const dialog = await page.dialog('Add')
    await page.user.type(await dialog.findByLabelText(/^Name\b(?! in)/), '积分')
    await page.user.type(dialog.getByLabelText(/Name in English/), 'Points')
    const code = dialog.getByLabelText(/^Identifier/)
    await page.user.type(code, 'Points!')
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await page.waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'))
    await page.user.clear(code)
    await page.user.type(code, 'points')
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await dialog.findByText('Already taken.')
    expect(page.sent('POST', '/Admin/adv_spaces').map(({ body }) => Object.fromEntries(body))).toEqual([
      { name: '积分', name_en: 'Points', code: 'points', place: 'other', width: '720', height: '320' },
    ])
  })
})
