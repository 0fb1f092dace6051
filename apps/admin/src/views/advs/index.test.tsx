import { invalidFields, listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
import * as screen from './index.tsx'

const space = { id: 3, code: 'home_banner', name: '首页横幅', name_en: 'Home banner', place: 'home_banner', advs: 1 }
const adv = {
  id: 9,
  space_id: 3,
  space_name: '首页横幅',
  space_name_en: 'Home banner',
  title: '周末去野',
  title_en: 'A weekend out',
  hint: '轻装就好',
  hint_en: 'Packed light',
  image: '/files/a.webp',
  url: '/goods/5',
  start_at: '2026-06-01T02:00:00.000Z',
  end_at: '2026-06-08T02:00:00.000Z',
  is_sort: 2,
  enabled: true,
  state: 'in_hand',
  created_at: '2026-05-01T02:00:00.000Z',
}

const open = ({ answers = {}, ...options }: Partial<Parameters<typeof openScreen>[0]> = {}) =>
  openScreen({
    area: 'admin',
    screen,
    at: '/advs',
    ...options,
    answers: {
      'GET /Admin/advs': listOf([adv]),
      'GET /Admin/advs/9': adv,
      'GET /Admin/adv_spaces': listOf([space]),
      'PUT /Admin/advs/9': {},
      ...answers,
    },
  })

describe('the adverts', () => {
  it('show type, space and current state in the language of the page', async () => {
    const english = await open()
    const cells = (await english.row('A weekend out')).cells()
    expect(cells).toEqual(
      expect.arrayContaining(['Home banner', '2026-06-01 10:00:00', '2026-06-08 10:00:00', 'In progress', 'Yes', '2']),
    )
    english.unmount()
    const chinese = await open({ locale: 'zh-cn' })
    expect((await chinese.row('周末去野')).cells()).toEqual(expect.arrayContaining(['首页横幅', '进行中', '是']))
    expect(chinese.heads()).toEqual(expect.arrayContaining(['图片', '标题', '广告位', '开始时间', '结束时间', '状态']))
  })

  it("are changed with times in the shop's zone, and send exactly the fields of the form", async () => {
    const page = await open()
    await page.user.click((await page.row('A weekend out')).getByRole('button', { name: 'Edit' }))
    const dialog = await page.dialog('Edit')
    expect(await dialog.findByLabelText(/^Start/)).toHaveProperty('value', '2026-06-01 10:00:00')
    const title = dialog.getByLabelText(/^Title\b(?! in)/)
    await page.user.clear(title)
    await page.user.type(title, '去野')
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await page.findByText('The operation was successful.')
    expect(page.sent('PUT', '/Admin/advs/9').map(({ body }) => Object.fromEntries(body))).toEqual([
      {
        space_id: '3',
        url: '/goods/5',
        title: '去野',
        title_en: 'A weekend out',
        hint: '轻装就好',
        hint_en: 'Packed light',
        start_at: '2026-06-01 10:00:00',
        end_at: '2026-06-08 10:00:00',
        is_sort: '2',
        enabled: '1',
        image: '/files/a.webp',
      },
    ])
  })

  it('accept no script as a link, and show refusals of the server at their field', async () => {
    const page = await open({
      answers: { 'PUT /Admin/advs/9': invalidFields({ end_at: 'The end must not be before the start.' }) },
    })
    await page.user.click((await page.row('A weekend out')).getByRole('button', { name: 'Edit' }))
    const dialog = await page.dialog('Edit')
    const url = await dialog.findByLabelText(/^Link/)
    await page.user.clear(url)
    await page.user.type(url, 'javascript:alert(1)')
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await page.waitFor(() => expect(url.getAttribute('aria-invalid')).toBe('true'))
    expect(page.sent('PUT', '/Admin/advs/9')).toEqual([])
    await page.user.clear(url)
    await page.user.type(url, '/goods/7')
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await dialog.findByText('The end must not be before the start.')
    expect(dialog.getByLabelText(/^End/).getAttribute('aria-invalid')).toBe('true')
  })

  it('of one space are filtered by the link from the spaces', async () => {
    const page = await open({ at: '/advs?space_id=3' })
    await page.row('A weekend out')
    expect(page.sent('GET', '/Admin/advs').at(-1)?.query.get('space_id')).toBe('3')
  })
})
