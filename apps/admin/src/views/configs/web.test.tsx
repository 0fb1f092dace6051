import type { Asked } from '@shiji/backoffice/testing/fake-server.ts'
import { cut, invalidFields, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
import * as screen from './web.tsx'

const web = {
  web_name: '市集',
  web_name_en: 'Shiji',
  index_name: '市集 Shiji',
  keyword: '',
  description: '',
  logo: '',
  tel: '400-000-0000',
  mobile: '',
  email: '',
  icp: '',
  closeStatus: false,
  closeReason: '',
}
const task = { cancel: 30 / 1440, confirm: 4, comment: 7, settlement: 7 }

const open = ({ answers = {}, ...options }: Partial<Parameters<typeof openScreen>[0]> = {}) =>
  openScreen({
    area: 'admin',
    screen,
    at: '/configs/web',
    ...options,
    answers: {
      'GET /Admin/configs': ({ query }: Asked) =>
        query.get('name') === 'web' ? { name: 'web', value: web } : { name: 'task', value: task },
      'PUT /Admin/configs/update': {},
      ...answers,
    },
  })
type Page = Awaited<ReturnType<typeof open>>

const part = async (page: Page, title: string) => {
  const section = (await page.findByRole('heading', { name: title })).closest('section')
  if (section === null) throw new Error(`no section ${title}`)
  return page.within(section)
}
const bodies = (page: Page) => page.sent('PUT', '/Admin/configs/update').map(({ body }) => Object.fromEntries(body))

describe('the website settings', () => {
  it('show the stored values and are saved as one group', async () => {
    const page = await open()
    const website = await part(page, 'Website')
    const name = await website.findByLabelText(/^Name\b(?! in)/)
    expect(name).toHaveProperty('value', '市集')
    await page.user.click(website.getByLabelText(/^Close the shop/))
    await page.user.type(website.getByLabelText(/^Reason/), 'Stocktaking')
    await page.user.click(website.getByRole('button', { name: 'Save' }))
    await page.findByText('The operation was successful.')
    expect(bodies(page)).toEqual([
      Object.fromEntries(
        Object.entries({ ...web, closeStatus: '1', closeReason: 'Stocktaking' }).map(([key, value]) => [
          `web[${key}]`,
          value,
        ]),
      ),
    ])
  })

  it('say what the server has against a value at its field', async () => {
    const page = await open({
      answers: { 'PUT /Admin/configs/update': invalidFields({ 'web.email': 'Not an address.' }) },
    })
    const website = await part(page, 'Website')
    const email = await website.findByLabelText(/^Email/)
    await page.user.type(email, 'x')
    await page.user.click(website.getByRole('button', { name: 'Save' }))
    await website.findByText('Not an address.')
    expect(email.getAttribute('aria-invalid')).toBe('true')
    expect(email).toHaveProperty('value', 'x')
  })

  it('keep the input when no answer comes', async () => {
    const page = await open({ answers: { 'PUT /Admin/configs/update': cut } })
    const website = await part(page, 'Website')
    await page.user.type(await website.findByLabelText(/^Email/), 'a@b.cn')
    await page.user.click(website.getByRole('button', { name: 'Save' }))
    await website.findByText(/The server did not answer/)
    expect(website.getByLabelText(/^Email/)).toHaveProperty('value', 'a@b.cn')
  })

  it('are read-only without the permission to change them', async () => {
    const page = await open({ person: { is_super: false, permissions: ['config.view'] } })
    expect(await page.findByText('400-000-0000')).toBeDefined()
    expect(page.queryByRole('button', { name: 'Save' })).toBeNull()
    expect(page.queryByRole('textbox')).toBeNull()
  })
})

describe('the timed tasks', () => {
  it('are shown and saved in days, to the minute', async () => {
    const page = await open({ locale: 'zh-cn' })
    const timers = await part(page, '定时任务')
    const cancel = await timers.findByLabelText(/^自动取消/)
    expect(cancel).toHaveProperty('value', '0.02083')
    expect(timers.getByLabelText(/^自动收货/)).toHaveProperty('value', '4')
    await page.user.clear(cancel)
    await page.user.type(cancel, '0.5')
    await page.user.click(timers.getByRole('button', { name: '保存' }))
    await page.findByText('操作成功。')
    expect(bodies(page)).toEqual([
      { 'task[cancel]': '0.5', 'task[confirm]': '4', 'task[comment]': '7', 'task[settlement]': '7' },
    ])
  })

  it.each([
    ['0', 'Must not be less than 0.001.'],
    ['31', 'Must not be more than 30.'],
    ['soon', 'Enter a number.'],
  ])('refuse %s days until an order is cancelled', async (days, words) => {
    const page = await open()
    const timers = await part(page, 'Timed tasks')
    const cancel = await timers.findByLabelText(/^Cancel/)
    await page.user.clear(cancel)
    await page.user.type(cancel, days)
    await page.user.click(timers.getByRole('button', { name: 'Save' }))
    await timers.findByText(words)
    expect(bodies(page)).toEqual([])
  })
})
