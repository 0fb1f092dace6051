import { loggedIn } from '@shiji/backoffice/testing/a-person.ts'
import { type Asked, Refusal } from '@shiji/backoffice/testing/fake-server.ts'
import { cut, held, invalidFields, listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { afterEach, describe, expect, it } from 'vitest'
// Lazy parts are loaded here, so that they take no time out of a test.
import '@shiji/ui/common/confirm-dialog/confirm-dialog.tsx'
import '@shiji/ui/backoffice/field-types/controls/cascader-control.tsx'
import '@shiji/ui/backoffice/field-types/controls/editor-control.tsx'
import '@shiji/ui/backoffice/field-types/controls/image-control.tsx'
import '@shiji/ui/backoffice/image-picker/image-picker.tsx'
import '@shiji/ui/common/dialog/dialog-view.tsx'
import '../../features/goods/saving/goods-conflict.tsx'
import * as form from './form.tsx'
import * as list from './index.tsx'

afterEach(() => sessionStorage.clear())

const tree = [
  {
    id: 1,
    name: '家居',
    name_en: 'Home',
    thumb: '',
    children: [
      {
        id: 2,
        name: '茶具',
        name_en: 'Tea ware',
        thumb: '',
        children: [
          { id: 3, name: '茶壶', name_en: 'Teapots', thumb: '', children: [] },
          { id: 4, name: '茶杯', name_en: 'Cups', thumb: '', children: [] },
        ],
      },
    ],
  },
]
const value = (name: string, name_en = '') => ({ name, name_en, image: '' })
const sku = (id: number, value_index: number[], change: object = {}) => ({
  id,
  value_index,
  name: '',
  name_en: '',
  image: '',
  price: 19_900,
  market_price: 0,
  stock: 7,
  reserved: 0,
  weight: 500,
  code: '',
  ...change,
})
const kettle = {
  id: 11,
  name: '山茶手冲壶',
  name_en: 'Camellia kettle',
  subname: '',
  subname_en: '',
  goods_no: 'SC-11',
  image: '/files/k.webp',
  images: ['/files/k.webp'],
  video: '',
  store_id: 9,
  store_name: '木与光',
  store_name_en: '',
  class_id: 3,
  class_name: '茶壶',
  class_name_en: 'Teapots',
  brand_id: null,
  brand_name: '',
  brand_name_en: '',
  price: 19_900,
  max_price: 19_900,
  market_price: 0,
  weight: 500,
  stock: 14,
  sales: 0,
  shelf: 'on_shelf',
  verify: 'examined',
  refuse_info: '',
  is_recommend: false,
  is_master: false,
  created_at: '2026-05-01T02:00:00Z',
  actions: ['take_off', 'update', 'stock', 'delete'],
  freight_mode: 'default',
  freight_id: null,
  axes: [{ name: '颜色', name_en: 'Colour', values: [value('白', 'White'), value('青', 'Celadon')] }],
  skus: [sku(21, [0]), sku(22, [1], { reserved: 2 })],
  attributes: [],
  services: ['seven_days_return'],
  content: '',
  content_en: '',
}
const attribute = (id: number, name: string, name_en: string, values: object[]) => ({
  id,
  name,
  name_en,
  is_filter: true,
  values,
})
const clay = attribute(31, '材质', 'Material', [
  { name: '陶', name_en: 'Clay' },
  { name: '瓷', name_en: 'Porcelain' },
])
const ofTeapots = {
  attributes: [clay, attribute(32, '壶嘴', 'Spout', [{ name: '直', name_en: 'Straight' }])],
  specs: [],
}
const ofCups = {
  attributes: [clay],
  specs: [
    {
      id: 41,
      name: '容量',
      name_en: 'Volume',
      values: [
        { name: '小', name_en: 'Small' },
        { name: '大', name_en: 'Large' },
      ],
    },
  ],
}
const single = { ...kettle, axes: [], skus: [sku(21, [])] }

const GOODS = '/Seller/goods/11'
const open = ({ answers = {}, at = '/goods/form/11', ...options }: Partial<Parameters<typeof openScreen>[0]> = {}) =>
  openScreen({
    area: 'seller',
    screen: list,
    below: { form },
    menu: '/goods',
    at,
    ...options,
    answers: {
      'GET /Seller/goods': listOf([kettle]),
      [`GET ${GOODS}`]: kettle,
      [`PUT ${GOODS}`]: { id: 11 },
      'POST /Seller/goods': { id: 12 },
      'GET /Seller/store_classes': tree,
      'GET /Seller/class_attributes': ({ query }: Asked) => (query.get('class_id') === '4' ? ofCups : ofTeapots),
      'GET /Seller/goods_brands': listOf([{ id: 5, name: '山禾', name_en: 'Shanhe' }]),
      'GET /Seller/freights': [{ id: 6, name: 'Heavy', is_default: true }],
      'POST /uploads': '/files/new.webp',
      ...answers,
    },
  })
type Page = Awaited<ReturnType<typeof open>>

const field = (page: Page, label: string | RegExp) => page.findByLabelText(label)
const write = async (page: Page, label: string | RegExp, text: string) => {
  const control = await field(page, label)
  await page.user.clear(control)
  await page.user.type(control, text)
}
const save = async (page: Page) => page.user.click(await page.findByRole('button', { name: 'Save goods' }))
const bodies = (page: Page, method: string, path: string) =>
  page.sent(method, path).map(({ body }) => Object.fromEntries(body))
const addValue = (page: Page, axis: string, name: string) => write(page, `New value of ${axis}`, `${name}{Enter}`)
const addAxis = async (page: Page, name: string) => {
  await page.user.click(page.getByRole('button', { name: 'Add an option' }))
  const names = await page.findAllByLabelText(/^Option name/)
  const last = names.at(-1)
  if (last === undefined) throw new Error('no option')
  await page.user.type(last, name)
}
const choosePicture = async (page: Page) => {
  const group = await page.findByRole('group', { name: /^Pictures/ })
  const input = group.querySelector('input[type=file]')
  if (!(input instanceof HTMLElement)) throw new Error('no file input')
  await page.user.upload(input, new File(['x'], 'a.png', { type: 'image/png' }))
  await page.findByAltText('Picture 1')
}
const chooseClass = async (page: Page) => {
  await page.user.click(await field(page, /^Class/))
  for (const name of ['Home', 'Tea ware', 'Cups']) await page.user.click(await page.findByRole('option', { name }))
}
describe('the class of goods', () => {
  it('is found by typing a part of its name in either language', async () => {
    const page = await open({ at: '/goods/form' })
    await page.user.click(await page.findByRole('button', { name: /^Class/ }))
    await page.user.type(await page.findByRole('searchbox', { name: 'Search by name' }), '杯{Enter}')
    expect(await field(page, /^Class/)).toHaveProperty('textContent', expect.stringContaining('Home / Tea ware / Cups'))
  })
})

const fillNew = async (page: Page) => {
  await write(page, /^Name\*?$/, '素杯')
  await chooseClass(page)
  await choosePicture(page)
  await write(page, 'Price', '12.05')
  await write(page, 'Stock', '8')
}

describe('adding goods', () => {
  it('makes them once with all combinations of two options, however often Save is pressed', async () => {
    const done = held({ id: 12 })
    const page = await open({ at: '/goods/form', answers: { 'POST /Seller/goods': done.answer } })
    await page.findByRole('heading', { level: 1, name: 'Add goods' })
    await fillNew(page)
    await addAxis(page, '颜色')
    await addValue(page, '颜色', '红')
    await addValue(page, '颜色', '蓝')
    await addAxis(page, '尺码')
    await addValue(page, '尺码', 'S、M')
    expect(page.getByText('4 SKUs')).toBeDefined()
    expect(page.getByLabelText('红 / S: Price')).toHaveProperty('value', '12.05')
    await write(page, 'Whole column: Price', '15')
    await write(page, 'Whole column: Stock', '3')
    await page.user.click(page.getByRole('button', { name: 'Only empty ones' }))
    await page.user.dblClick(page.getByRole('button', { name: 'Save goods' }))
    done.release()
    await page.waitFor(() => expect(page.address()).toBe('/goods'))
    const sent = page.sent('POST', '/Seller/goods')
    expect(sent).toHaveLength(1)
    expect(sent[0]?.idempotencyKey).toMatch(/^\w{32}$/)
    const body = Object.fromEntries(sent[0]?.body ?? [])
    expect(body).toMatchObject({
      name: '素杯',
      class_id: '4',
      'images[0]': expect.stringContaining('/files/'),
      'axes[0][name]': '颜色',
      'axes[1][values][1][name]': 'M',
      'skus[0][value_index][0]': '0',
      'skus[0][price]': '1205',
      'skus[0][stock]': '8',
      'skus[3][value_index][0]': '1',
      'skus[3][value_index][1]': '1',
      'skus[3][price]': '1500',
      'skus[3][stock]': '3',
      shelf: 'off_shelf',
    })
    expect(body).not.toHaveProperty('skus[0][stock_was]')
  })

  it('shows at each place what is missing, and sends nothing', async () => {
    const page = await open({ at: '/goods/form' })
    await page.findByRole('heading', { level: 1, name: 'Add goods' })
    await save(page)
    await page.findByText('Upload at least one picture.')
    const name = await field(page, /^Name\*?$/)
    expect(name.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(name)
    expect(page.getByLabelText('Price').getAttribute('aria-invalid')).toBe('true')
    expect(page.getByLabelText('Sections of the form').textContent).toContain('2 to fix')
    expect(page.sent('POST', '/Seller/goods')).toEqual([])
    await write(page, /^Name\*?$/, '素杯')
    await page.waitFor(() => expect(name.getAttribute('aria-invalid')).toBeNull())
  })

  it.each([
    ['a price below zero', '-5', 'Must not be less than 0.'],
    ['a huge price', '999999999999', 'Must not be more than 100000000.'],
  ])('names %s at its cell, keeps it there, and sends nothing', async (_, typed, reason) => {
    const page = await open({ at: '/goods/form' })
    await fillNew(page)
    await write(page, 'Price', typed)
    await save(page)
    const cell = page.getByLabelText('Price')
    await page.waitFor(() => expect(cell.getAttribute('aria-invalid')).toBe('true'))
    const described = document.getElementById(cell.getAttribute('aria-describedby') ?? '')
    expect([described?.textContent, Reflect.get(cell, 'value')]).toEqual([reason, `${typed}.00`])
    expect(await field(page, /^Name\*?$/)).toHaveProperty('value', '素杯')
    expect(page.sent('POST', '/Seller/goods')).toEqual([])
  })

  it('says at the pictures that a file is no picture, and keeps what was typed', async () => {
    const refused = new Refusal(400, 'This file type is not supported.')
    const page = await open({ at: '/goods/form', answers: { 'POST /uploads': refused } })
    await write(page, /^Name\*?$/, '素杯')
    const group = await page.findByRole('group', { name: /^Pictures/ })
    const input = group.querySelector('input[type=file]')
    if (!(input instanceof HTMLElement)) throw new Error('no file input')
    await page.user.upload(input, new File(['<script>'], 'a.png', { type: 'image/png' }))
    await page.waitFor(() => expect(group.textContent).toContain('This file type is not supported.'))
    expect(page.queryByAltText('Picture 1')).toBeNull()
    expect(await field(page, /^Name\*?$/)).toHaveProperty('value', '素杯')
  })

  it('says that nobody can order with the usual freight in a store without a template', async () => {
    const page = await open({ at: '/goods/form', answers: { 'GET /Seller/freights': [] } })
    const way = await page.findByRole('link', { name: 'Set up freight' })
    expect(way.getAttribute('href')).toMatch(/\/freights$/)
    await page.user.click(page.getByRole('radio', { name: 'Free delivery' }))
    expect(page.queryByRole('link', { name: 'Set up freight' })).toBeNull()
  })

  it('names more than 200 SKUs, keeps their options, and sends nothing', async () => {
    const page = await open({ at: '/goods/form' })
    await fillNew(page)
    await addAxis(page, '颜色')
    await addValue(page, '颜色', '一、二、三、四、五、六、七')
    await addAxis(page, '尺码')
    await addValue(page, '尺码', Array.from({ length: 29 }, (_, at) => `s${at}`).join('、'))
    await save(page)
    await page.findAllByText(/200/)
    expect(page.getByLabelText('七: name')).toHaveProperty('value', '七')
    expect(page.sent('POST', '/Seller/goods')).toEqual([])
  })

  it('makes them once when the connection was cut and something was changed before the next try', async () => {
    const failing = { value: true }
    const page = await open({
      at: '/goods/form',
      answers: { 'POST /Seller/goods': () => (failing.value ? cut() : { id: 12 }), 'PUT /Seller/goods/12': { id: 12 } },
    })
    await fillNew(page)
    await save(page)
    await page.findByText(/The server did not answer/)
    expect(await field(page, /^Name\*?$/)).toHaveProperty('value', '素杯')
    failing.value = false
    await write(page, /^Name\*?$/, '素杯一对')
    await save(page)
    await page.waitFor(() => expect(page.address()).toBe('/goods'))
    const [first, second] = page.sent('POST', '/Seller/goods')
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
    expect(second?.body.toString()).toBe(first?.body.toString())
    expect(bodies(page, 'PUT', '/Seller/goods/12')).toEqual([{ name: '素杯一对' }])
  })

  it('can start from others, without their SKUs, stock and numbers', async () => {
    const page = await open({ at: '/goods/form?copy=11' })
    await page.findByText(/Copy of “Camellia kettle”/)
    expect(await field(page, /^Name\*?$/)).toHaveProperty('value', '山茶手冲壶')
    expect(page.getByLabelText('White: Stock')).toHaveProperty('value', '')
    for (const name of ['White', 'Celadon']) await write(page, `${name}: Stock`, '1')
    await save(page)
    await page.waitFor(() => expect(page.sent('POST', '/Seller/goods')).toHaveLength(1))
    const [body] = bodies(page, 'POST', '/Seller/goods')
    expect(body).toMatchObject({ name: '山茶手冲壶', goods_no: '', shelf: 'off_shelf', 'skus[1][price]': '19900' })
    expect(Object.keys(body ?? {}).filter(key => key.endsWith('[id]'))).toEqual([])
  })

  it('is not for staff without the right', async () => {
    const page = await open({ at: '/goods/form', person: { is_super: false, permissions: ['goods.view'] } })
    await page.findByText('You do not have permission to add goods')
    expect(page.queryByRole('button', { name: 'Save goods' })).toBeNull()
  })
})

describe('changing goods', () => {
  it('sends only what was changed', async () => {
    const page = await open()
    await write(page, 'Subtitle', '手冲')
    await save(page)
    await page.findByText('Saved')
    expect(bodies(page, 'PUT', GOODS)).toEqual([{ subname: '手冲' }])
    expect(page.address()).toBe('/goods/form/11')
  })

  it('keeps the ids of SKUs through new names and new values, and counts stock from the shown number', async () => {
    const page = await open()
    await write(page, '白: name', '月白')
    await addValue(page, 'Colour', '黑')
    await write(page, 'White: Stock', '9')
    await write(page, '黑: Price', '5')
    await write(page, '黑: Stock', '1')
    await save(page)
    await page.findByText('Saved')
    const [body] = bodies(page, 'PUT', GOODS)
    expect(body).toMatchObject({
      'axes[0][values][0][name]': '月白',
      'axes[0][values][2][name]': '黑',
      'skus[0][id]': '21',
      'skus[0][stock]': '9',
      'skus[0][stock_was]': '7',
      'skus[1][id]': '22',
      'skus[1][stock]': '7',
      'skus[2][price]': '500',
    })
    expect(body).not.toHaveProperty('skus[2][id]')
    expect(body).not.toHaveProperty('name')
  })

  it('take a video as a file', async () => {
    const page = await open({ answers: { 'POST /uploads': '/files/new.mp4' } })
    const group = await page.findByRole('group', { name: /^Video/ })
    await page.waitFor(() => expect(group.querySelector('input[type=file]')).not.toBeNull())
    const input = group.querySelector('input[type=file]')
    if (!(input instanceof HTMLElement)) throw new Error('no file input')
    await page.user.upload(input, new File(['x'], 'kettle.mp4', { type: 'video/mp4' }))
    await page.within(group).findByText(/new\.mp4|kettle\.mp4/)
    await save(page)
    await page.findByText('Saved')
    expect(bodies(page, 'PUT', GOODS)[0]?.video).toMatch(/\/files\/new\.mp4$/)
  })

  it('are followed by their history, once somebody opens it', async () => {
    const page = await open({ answers: { 'GET /Seller/audit': listOf([]) } })
    await page.user.click(await page.findByRole('button', { name: 'History' }))
    await page.findByText('No changes yet.')
    expect(Object.fromEntries(page.sent('GET', '/Seller/audit').at(-1)?.query ?? [])).toMatchObject({
      subject_type: 'goods',
      subject_id: '11',
    })
  })

  it('does not book stock twice when it is saved again', async () => {
    const stands = { stock: 7 }
    const page = await open({
      answers: {
        [`GET ${GOODS}`]: () => ({ ...single, skus: [sku(21, [], { stock: stands.stock })] }),
        [`PUT ${GOODS}`]: () => {
          stands.stock = 9
          return { id: 11 }
        },
      },
    })
    await write(page, 'Stock', '9')
    await save(page)
    await page.findByText('Saved')
    await write(page, 'Price', '5')
    await page.waitFor(() => expect(page.getByRole('button', { name: 'Save goods' }).ariaBusy).not.toBe('true'))
    await save(page)
    await page.waitFor(() => expect(page.sent('PUT', GOODS)).toHaveLength(2))
    expect(bodies(page, 'PUT', GOODS).map(body => [body['skus[0][stock]'], body['skus[0][stock_was]']])).toEqual([
      ['9', '7'],
      ['9', '9'],
    ])
  })

  it('looks first after a cut connection, so that stock that got through is not booked again', async () => {
    const state = { stock: 7, isCut: true }
    const page = await open({
      answers: {
        [`GET ${GOODS}`]: () => ({ ...single, skus: [sku(21, [], { stock: state.stock })] }),
        [`PUT ${GOODS}`]: () => {
          state.stock = 9
          return state.isCut ? cut() : { id: 11 }
        },
      },
    })
    await write(page, 'Stock', '9')
    await save(page)
    await page.findByText(/The server did not answer/)
    expect(page.getByLabelText('Stock')).toHaveProperty('value', '9')
    state.isCut = false
    await save(page)
    await page.findByText('Saved')
    expect(bodies(page, 'PUT', GOODS)).toHaveLength(1)
    await write(page, 'Stock', '10')
    await save(page)
    await page.waitFor(() => expect(page.sent('PUT', GOODS)).toHaveLength(2))
    expect(bodies(page, 'PUT', GOODS)[1]).toMatchObject({ 'skus[0][stock]': '10', 'skus[0][stock_was]': '9' })
  })

  it('shows what the server refuses at the cell that it is about, and keeps everything typed', async () => {
    const refusal = 'Unpaid orders reserve 2. Please enter at least that many.'
    const page = await open({ answers: { [`PUT ${GOODS}`]: invalidFields({ 'skus.1.stock': refusal }) } })
    await write(page, 'Celadon: Stock', '1')
    await write(page, 'Subtitle', '手冲')
    await save(page)
    const cell = page.getByLabelText('Celadon: Stock')
    await page.waitFor(() => expect(cell.getAttribute('aria-invalid')).toBe('true'))
    expect(document.activeElement).toBe(cell)
    expect(cell).toHaveProperty('value', '1')
    expect(page.getByLabelText('Subtitle')).toHaveProperty('value', '手冲')
    expect(cell.closest('td')?.textContent).toContain(refusal)
    expect(page.getByLabelText('White: Stock').getAttribute('aria-invalid')).toBeNull()
  })

  it('asks before SKUs go that have stock', async () => {
    const page = await open()
    await field(page, 'White: Stock')
    await page.user.click(page.getByRole('button', { name: 'Delete 白' }))
    const dialog = within(await page.findByRole('alertdialog'), page)
    expect(dialog.getByText('White')).toBeDefined()
    await page.user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(page.getByLabelText('White: Stock')).toBeDefined()
    await page.user.click(page.getByRole('button', { name: 'Delete 白' }))
    await page.user.click(within(await page.findByRole('alertdialog'), page).getByRole('button', { name: 'Delete' }))
    await page.waitFor(() => expect(page.queryByLabelText('White: Stock')).toBeNull())
  })

  it('moves down a column by Enter and arrow keys', async () => {
    const page = await open()
    const first = await field(page, 'White: Price')
    await page.user.click(first)
    await page.user.keyboard('{Enter}')
    expect(document.activeElement).toBe(page.getByLabelText('Celadon: Price'))
    await page.user.keyboard('{ArrowUp}')
    expect(document.activeElement).toBe(first)
    expect(page.sent('PUT', GOODS)).toEqual([])
  })

  it.each([
    ['alone', false],
    ['beside other changes', true],
  ])('is not saved while a figure for a whole column is typed but not filled in, %s', async (_how, other) => {
    const page = await open()
    if (other) await write(page, 'Subtitle', '手冲')
    const column = await field(page, 'Whole column: Price')
    await page.user.type(column, '88')
    await save(page)
    await page.waitFor(() => expect(document.activeElement).toBe(column))
    expect(page.getAllByText(/This value has not been filled in yet/).length).toBeGreaterThan(0)
    expect(page.sent('PUT', GOODS)).toEqual([])
    expect(column).toHaveProperty('value', '88.00')
    await page.user.click(page.getByRole('button', { name: 'Fill all rows' }))
    expect(page.queryByText(/This value has not been filled in yet/)).toBeNull()
    await save(page)
    await page.waitFor(() => expect(page.sent('PUT', GOODS)).toHaveLength(1))
    expect(bodies(page, 'PUT', GOODS)[0]).toMatchObject({ 'skus[0][price]': '8800', 'skus[1][price]': '8800' })
  })

  it('is saved without a figure for a column that was taken away again', async () => {
    const page = await open()
    await write(page, 'Subtitle', '手冲')
    await page.user.type(await field(page, 'Whole column: Stock'), '5')
    await page.user.clear(page.getByLabelText('Whole column: Stock'))
    await save(page)
    await page.waitFor(() => expect(page.sent('PUT', GOODS)).toHaveLength(1))
    expect(bodies(page, 'PUT', GOODS)[0]).not.toHaveProperty('skus[0][stock]')
  })

  it('is saved by Ctrl-S', async () => {
    const page = await open()
    await write(page, 'Subtitle', '手冲')
    await page.user.keyboard('{Control>}s{/Control}')
    await page.waitFor(() => expect(page.sent('PUT', GOODS)).toHaveLength(1))
  })

  it('shows the other person’s save, and lets this one choose', async () => {
    const conflict = {
      current: { ...kettle, name: '别人的名字' },
      changed_by: '阿青',
      changed_at: '2026-11-22T01:00:00Z',
    }
    const page = await open({
      answers: {
        [`GET ${GOODS}`]: () => Response.json({ code: 200, msg: '', data: kettle }, { headers: { etag: '"v1"' } }),
        [`PUT ${GOODS}`]: ({ version }: { version: string | null }) =>
          version === null ? { id: 11 } : new Refusal(409, 'Changed meanwhile.', conflict),
      },
    })
    await write(page, /^Name\*?$/, '我的名字')
    await save(page)
    const dialog = within(await page.findByRole('alertdialog'), page)
    expect(dialog.getByText('别人的名字')).toBeDefined()
    expect(dialog.getByText('我的名字')).toBeDefined()
    expect(page.sent('PUT', GOODS)[0]?.version).toBe('"v1"')
    await page.user.click(dialog.getByRole('button', { name: 'Overwrite' }))
    await page.findByText('Saved')
    expect(page.sent('PUT', GOODS).at(-1)?.version).toBeNull()
  })

  it('is only reading for staff without the right', async () => {
    const page = await open({
      person: { is_super: false, permissions: ['goods.view'] },
      answers: { [`GET ${GOODS}`]: { ...kettle, actions: [] } },
    })
    await page.findByText('You can view these goods, but not change them.')
    expect(page.getByText('山茶手冲壶')).toBeDefined()
    expect(page.queryByRole('textbox')).toBeNull()
    expect(page.queryByRole('button', { name: 'Save goods' })).toBeNull()
  })

  it('shows why goods were rejected and that a save has them reviewed again', async () => {
    const page = await open({
      answers: { [`GET ${GOODS}`]: { ...kettle, verify: 'rejected', refuse_info: '图片不清晰' } },
    })
    await page.findByText(/图片不清晰/)
    expect(page.getByText(/to have the goods reviewed again/)).toBeDefined()
  })
})

describe('attributes of the class', () => {
  const row = (name: string, value: string) => ({ name, name_en: '', value, value_en: '' })

  it('are filled in from its values, with their English names', async () => {
    const page = await open()
    await write(page, 'Material', '瓷')
    await write(page, 'Spout', '弯')
    expect(page.getByText('Not one of the values, so buyers cannot filter by it.')).toBeDefined()
    await save(page)
    await page.findByText('Saved')
    expect(bodies(page, 'PUT', GOODS)).toEqual([
      {
        'attributes[0][name]': '材质',
        'attributes[0][name_en]': 'Material',
        'attributes[0][value]': '瓷',
        'attributes[0][value_en]': 'Porcelain',
        'attributes[1][name]': '壶嘴',
        'attributes[1][name_en]': 'Spout',
        'attributes[1][value]': '弯',
        'attributes[1][value_en]': '',
      },
    ])
  })

  it('follow another class: what it does not have is named and kept', async () => {
    const attributes = [row('材质', '陶'), row('壶嘴', '直'), row('产地', '宜兴')]
    const page = await open({ answers: { [`GET ${GOODS}`]: { ...kettle, attributes } } })
    expect(await field(page, 'Spout')).toHaveProperty('value', '直')
    await chooseClass(page)
    await page.findByText(/The new class does not have these attributes.*: 壶嘴$/)
    expect(page.getByLabelText('Material')).toHaveProperty('value', '陶')
    expect(page.queryByLabelText('Spout')).toBeNull()
    expect(page.getByLabelText('Row 1: Value')).toHaveProperty('value', '直')
    expect(page.getByLabelText('Row 2: Value')).toHaveProperty('value', '宜兴')
    await save(page)
    await page.findByText('Saved')
    expect(bodies(page, 'PUT', GOODS)).toEqual([{ class_id: '4' }])
  })

  it('come with the specs of the store, as an option with its values', async () => {
    const page = await open({ at: '/goods/form' })
    await fillNew(page)
    await page.user.click(await page.findByRole('button', { name: 'Use the spec Volume' }))
    expect(page.getByText('2 SKUs')).toBeDefined()
    expect(page.queryByRole('button', { name: 'Use the spec Volume' })).toBeNull()
    await write(page, 'Whole column: Price', '15')
    await write(page, 'Whole column: Stock', '3')
    await page.user.click(page.getByRole('button', { name: 'Fill all rows' }))
    await save(page)
    await page.waitFor(() => expect(page.sent('POST', '/Seller/goods')).toHaveLength(1))
    expect(bodies(page, 'POST', '/Seller/goods')[0]).toMatchObject({
      'axes[0][name]': '容量',
      'axes[0][name_en]': 'Volume',
      'axes[0][values][1][name]': '大',
      'axes[0][values][1][name_en]': 'Large',
    })
  })
})

describe('the page', () => {
  it.each(['/goods/form/11', '/goods/form/abc'])('shows an error for goods of another store (%s)', async at => {
    const page = await open({ at, answers: { [`GET ${GOODS}`]: new Refusal(404, 'Missing.') } })
    await page.findByText('These goods were not found')
    const [back] = page.getAllByRole('link', { name: 'Back to the goods' })
    expect(back?.getAttribute('href')).toContain('/goods')
  })

  it('shows an error when it cannot be loaded, with a retry', async () => {
    const failing = { value: true }
    const page = await open({ answers: { [`GET ${GOODS}`]: () => (failing.value ? cut() : kettle) } })
    const retry = await page.findByRole('button', { name: 'Try again' })
    failing.value = false
    await page.user.click(retry)
    expect(await field(page, /^Name\*?$/)).toHaveProperty('value', '山茶手冲壶')
  })

  it('asks before it discards the input, and returns to the list in its last state', async () => {
    const page = await open({ at: '/goods?shelf=on_shelf' })
    await page.user.click((await page.row('Camellia kettle')).getByRole('button', { name: 'Edit' }))
    await write(page, 'Subtitle', '手冲')
    await page.user.click(page.getByRole('link', { name: 'Back to the goods' }))
    const dialog = within(await page.findByRole('alertdialog'), page)
    await page.user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(page.getByLabelText('Subtitle')).toHaveProperty('value', '手冲')
    await page.user.click(page.getByRole('link', { name: 'Back to the goods' }))
    await page.user.click(within(await page.findByRole('alertdialog'), page).getByRole('button', { name: 'Leave' }))
    await page.waitFor(() => expect(page.address()).toBe('/goods?shelf=on_shelf'))
  })

  it('restores input from before the end of the session', async () => {
    const page = await open({ answers: { [`PUT ${GOODS}`]: new Refusal(401, 'Please log in again.') } })
    await write(page, 'Subtitle', '手冲')
    await write(page, 'White: Stock', '12')
    await save(page)
    await page.findByLabelText('User name')
    page.unmount()
    const again = await open({ keys: loggedIn('seller') })
    await again.user.click(await again.findByRole('button', { name: 'Restore' }))
    expect(again.getByLabelText('Subtitle')).toHaveProperty('value', '手冲')
    expect(again.getByLabelText('White: Stock')).toHaveProperty('value', '12')
    await save(again)
    await again.findByText('Saved')
    expect(bodies(again, 'PUT', GOODS)[0]).toMatchObject({ subname: '手冲', 'skus[0][stock]': '12' })
  })

  it('does not give one person what another typed', async () => {
    const page = await open()
    await write(page, 'Subtitle', '手冲')
    page.unmount()
    const other = await open({ person: { id: 8 } })
    await field(other, 'Subtitle')
    expect(other.queryByRole('button', { name: 'Restore' })).toBeNull()
  })
})

const within = (element: HTMLElement, page: Page) => page.within(element)

describe('pictures of the picture space', () => {
  const stored = (id: number, name: string) => ({
    ...{ id, name, folder_id: 0, url: `/files/2026/06/${id}.webp`, thumb: `/files/2026/06/${id}_400.webp` },
    ...{ is_gallery: true, mime: 'image/webp', bytes: 1_000, width: 800, height: 800 },
    ...{ created_at: '2026-05-01T02:00:00Z', uses: [], more_uses: false },
  })
  const answers = {
    'GET /Seller/file_spaces': listOf([stored(1, 'front.png'), stored(2, 'back.png'), stored(3, 'side.png')]),
    'GET /Seller/file_folders': {
      folders: [
        { id: 0, name: '', files: 3, bytes: 3_000 },
        { id: 7, name: '夏装', files: 0, bytes: 0 },
      ],
      ...{ used: 3_000, quota: 1_000_000 },
    },
  }
  const PICK = 'From the picture space'
  const asked = (page: Page) => Object.fromEntries(page.sent('GET', '/Seller/file_spaces').at(-1)?.query ?? [])
  /** Chooses by keyboard alone, in this order. */
  const choose = async (page: Page, names: readonly string[]) => {
    const dialog = await page.dialog('Choose existing pictures')
    for (const name of names) {
      const picture = await dialog.findByRole('button', { name })
      picture.focus()
      await page.user.keyboard('{Enter}')
    }
    dialog.getByRole('button', { name: 'Confirm' }).focus()
    await page.user.keyboard('{Enter}')
    await page.dialogGone('Choose existing pictures')
  }

  it('are added to the gallery in the order in which they were chosen, found by folder and name', async () => {
    const page = await open({ answers })
    await page.findByAltText('Picture 1')
    const [gallery] = await page.findAllByRole('button', { name: PICK })
    if (gallery === undefined) throw new Error('no button')
    await page.user.click(gallery)
    const dialog = await page.dialog('Choose existing pictures')
    await page.user.selectOptions(await dialog.findByRole('combobox', { name: 'Folder' }), '夏装')
    await page.user.type(dialog.getByRole('textbox', { name: 'Search' }), 'png{Enter}')
    await page.waitFor(() => expect(asked(page)).toMatchObject({ folder_id: '7', name: 'png|like', is_gallery: '1' }))
    await choose(page, ['side.png', 'front.png'])
    await save(page)
    await page.findByText('Saved')
    expect(bodies(page, 'PUT', GOODS)[0]).toMatchObject({
      'images[0]': '/files/k.webp',
      'images[1]': '/files/2026/06/3.webp',
      'images[2]': '/files/2026/06/1.webp',
    })
  })

  it('become the picture of a value', async () => {
    const page = await open({ answers })
    await page.user.click(await page.findByRole('button', { name: 'Choose a picture of 青 from the picture space' }))
    await choose(page, ['back.png'])
    await save(page)
    await page.findByText('Saved')
    expect(bodies(page, 'PUT', GOODS)[0]).toMatchObject({ 'axes[0][values][1][image]': '/files/2026/06/2.webp' })
  })

  it('are inserted into the detail in their order', async () => {
    const page = await open({ answers })
    const group = page.within(await page.findByRole('group', { name: /^Description|^Detail/ }))
    await page.user.click(await group.findByRole('button', { name: PICK }))
    await choose(page, ['back.png', 'front.png'])
    await save(page)
    await page.findByText('Saved')
    const content = String(bodies(page, 'PUT', GOODS)[0]?.content)
    expect([...content.matchAll(/<img src="([^"]+)"/g)].map(([, url]) => url)).toEqual([
      expect.stringMatching(/\/files\/2026\/06\/2\.webp$/),
      expect.stringMatching(/\/files\/2026\/06\/1\.webp$/),
    ])
  })

  it('are not offered to staff who may not see them', async () => {
    const person = { is_super: false, permissions: ['goods.view', 'goods.update', 'upload.create'] }
    const page = await open({ answers, person })
    await page.findByRole('group', { name: /^Pictures/ })
    expect(page.queryByRole('button', { name: PICK })).toBeNull()
    expect(page.sent('GET', '/Seller/file_spaces')).toEqual([])
  })
})
