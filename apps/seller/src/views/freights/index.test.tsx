import type { Asked } from '@shiji/backoffice/testing/fake-server.ts'
import { invalidFields, listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
import * as screen from './index.tsx'

const everywhere = {
  id: 1,
  name: '全国默认',
  is_default: true,
  first_weight: 1_000,
  first_price: 800,
  step_weight: 500,
  step_price: 200,
  area_ids: [] as number[],
  unit: 'weight',
  free_from: null as number | null,
  excluded_ids: [] as number[],
}
const far = {
  ...everywhere,
  id: 2,
  name: '偏远地区',
  is_default: false,
  first_price: 1_800,
  area_ids: [540_000, 330_100],
}
const area = (value: number, label: string, label_en: string) => ({ value, label, label_en, leaf: false })
const areas = ({ query }: Asked) =>
  query.get('pid') === '0'
    ? [area(330_000, '浙江省', 'Zhejiang'), area(540_000, '西藏自治区', 'Tibet')]
    : [area(330_100, '杭州市', 'Hangzhou'), area(330_200, '宁波市', 'Ningbo')]

const open = ({ answers = {}, ...options }: Partial<Parameters<typeof openScreen>[0]> = {}) =>
  openScreen({
    area: 'seller',
    screen,
    at: '/freights',
    ...options,
    answers: {
      'GET /Seller/freights': [everywhere, far],
      'GET /load_areas': areas,
      'PUT /Seller/freights/0': {},
      ...answers,
    },
  })
type Page = Awaited<ReturnType<typeof open>>

const card = async (page: Page, name: string) => {
  const section = (await page.findByRole('heading', { name })).closest('section')
  if (section === null) throw new Error(`no template ${name}`)
  return page.within(section)
}
const sent = (page: Page, at: number) => {
  const body = page.sent('PUT', '/Seller/freights/0')[0]?.body ?? new URLSearchParams()
  const prefix = `info[${at}]`
  return Object.fromEntries(
    [...body].flatMap(([name, value]) => (name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [])),
  )
}
const plain = (template: Omit<typeof everywhere, 'area_ids' | 'excluded_ids'>) => ({
  '[id]': String(template.id),
  '[name]': template.name,
  '[first_weight]': String(template.first_weight),
  '[first_price]': String(template.first_price),
  '[step_weight]': String(template.step_weight),
  '[step_price]': String(template.step_price),
  '[unit]': template.unit,
  '[free_from]': template.free_from === null ? '' : String(template.free_from),
})

describe('the freight templates', () => {
  it('say what they cost by weight and where they reach, cities too', async () => {
    const page = await open()
    const first = await card(page, '全国默认')
    expect(first.getByText('First 1 kg ¥8.00, each additional 0.5 kg ¥2.00')).toBeDefined()
    expect(first.getByText('Everywhere')).toBeDefined()
    const second = await card(page, '偏远地区')
    expect(await second.findByText('Tibet')).toBeDefined()
    expect(await second.findByText('Hangzhou')).toBeDefined()
  })

  it('say it in Chinese', async () => {
    const page = await open({ locale: 'zh-cn' })
    const second = await card(page, '偏远地区')
    expect(second.getByText('首 1 千克 ¥18.00，每续 0.5 千克 ¥2.00')).toBeDefined()
    expect(await second.findByText('杭州市')).toBeDefined()
  })

  it('are changed in kilograms and yuan and sent as a whole, in grams and fen; the others stay as they are', async () => {
    const page = await open()
    await page.user.click((await card(page, '全国默认')).getByRole('button', { name: 'Edit' }))
    const dialog = await page.dialog('Edit the template')
    const weight = await dialog.findByLabelText(/^First weight/)
    expect(weight).toHaveProperty('value', '1')
    expect(dialog.queryByLabelText('Regions')).toBeNull()
    await page.user.clear(weight)
    await page.user.type(weight, '1.25')
    await page.user.clear(dialog.getByLabelText(/^Additional price/))
    await page.user.type(dialog.getByLabelText(/^Additional price/), '3.5')
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await page.findByText('The operation was successful.')
    await page.dialogGone('Edit the template')
    expect(sent(page, 0)).toEqual({
      ...plain({ ...everywhere, first_weight: 1_250, step_price: 350 }),
      '[area_ids]': '[]',
      '[excluded_ids]': '[]',
    })
    expect(sent(page, 1)).toEqual({
      ...plain(far),
      '[area_ids][0]': '540000',
      '[area_ids][1]': '330100',
      '[excluded_ids]': '[]',
    })
  })

  it('are added with provinces and a city', async () => {
    const page = await open()
    await card(page, '全国默认')
    await page.user.click(page.getByRole('button', { name: 'Add a template' }))
    const dialog = await page.dialog('Add a template')
    await page.user.type(await dialog.findByLabelText(/^Name/), 'Near')
    await page.user.type(dialog.getByLabelText(/^First price/), '5')
    await page.user.type(dialog.getByLabelText(/^Additional price/), '0')
    await page.user.click(await dialog.findByLabelText('Regions'))
    await page.user.click(await page.findByRole('option', { name: 'Tibet' }))
    await page.user.click(await dialog.findByLabelText(/^Add one city/))
    await page.user.click((await page.findAllByRole('option', { name: 'Zhejiang' })).at(-1) ?? document.body)
    await page.user.click(await page.findByRole('option', { name: 'Ningbo' }))
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await page.dialogGone('Add a template')
    expect(sent(page, 2)).toEqual({
      '[name]': 'Near',
      '[first_weight]': '1000',
      '[first_price]': '500',
      '[step_weight]': '1000',
      '[step_price]': '0',
      '[unit]': 'weight',
      '[free_from]': '',
      '[area_ids][0]': '540000',
      '[area_ids][1]': '330200',
      '[excluded_ids]': '[]',
    })
  })

  it('say at its field what the server has against a region', async () => {
    const refused = invalidFields({
      'info.1.area_ids': 'An area cannot be in two freight templates. Please remove it from one.',
    })
    const page = await open({ answers: { 'PUT /Seller/freights/0': refused } })
    await page.user.click((await card(page, '偏远地区')).getByRole('button', { name: 'Edit' }))
    const dialog = await page.dialog('Edit the template')
    await page.user.type(await dialog.findByLabelText(/^Name/), '!')
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await dialog.findByText('An area cannot be in two freight templates. Please remove it from one.')
    expect((await dialog.findByLabelText('Regions')).closest('[data-wrong]')?.getAttribute('data-wrong')).toBe('true')
    expect(dialog.getByLabelText(/^Name/)).toHaveProperty('value', '偏远地区!')
  })

  it('refuse a weight of nothing', async () => {
    const page = await open()
    await page.user.click((await card(page, '偏远地区')).getByRole('button', { name: 'Edit' }))
    const dialog = await page.dialog('Edit the template')
    const weight = await dialog.findByLabelText(/^Additional weight/)
    await page.user.clear(weight)
    await page.user.type(weight, '0')
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await dialog.findByText('At least 0.001 kg.')
    expect(page.sent('PUT', '/Seller/freights/0')).toEqual([])
  })

  it('are deleted after a question; the default stays', async () => {
    const page = await open()
    expect((await card(page, '全国默认')).queryByRole('button', { name: 'Delete' })).toBeNull()
    await page.user.click((await card(page, '偏远地区')).getByRole('button', { name: 'Delete' }))
    await page.findByText('Are you sure you want to delete the selected data?')
    await page.user.click(page.within(page.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    await page.findByText('The operation was successful.')
    expect(sent(page, 0)).toEqual({ ...plain(everywhere), '[area_ids]': '[]', '[excluded_ids]': '[]' })
    expect(sent(page, 1)).toEqual({})
  })

  it('count by pieces, are free from a sum, and name where nothing is delivered', async () => {
    const pieces = {
      ...everywhere,
      unit: 'piece',
      first_weight: 2,
      step_weight: 1,
      free_from: 9_900,
      excluded_ids: [540_000],
    }
    const page = await open({ answers: { 'GET /Seller/freights': [pieces] } })
    const shown = await card(page, '全国默认')
    expect(shown.getByText('First 2 pieces ¥8.00, each additional 1 pieces ¥2.00 · free from ¥99.00')).toBeDefined()
    expect(await shown.findByText('Tibet')).toBeDefined()
    await page.user.click(shown.getByRole('button', { name: 'Edit' }))
    const dialog = await page.dialog('Edit the template')
    expect(await dialog.findByLabelText(/^First pieces/)).toHaveProperty('value', '2')
    expect(dialog.queryByLabelText(/^First weight/)).toBeNull()
    await page.user.clear(dialog.getByLabelText(/^Free from/))
    await page.user.type(dialog.getByLabelText(/^Free from/), '199')
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await page.dialogGone('Edit the template')
    expect(sent(page, 0)).toEqual({
      ...plain({ ...pieces, free_from: 19_900 }),
      '[area_ids]': '[]',
      '[excluded_ids][0]': '540000',
    })
  })

  it('calculate what a parcel costs with the reasons, and say where nothing is delivered', async () => {
    const quote = {
      area: { id: 330_100, name: '浙江省 杭州市', name_en: 'Hangzhou, Zhejiang' },
      amount: 1_000,
      refusal: null,
      template_name: '近处',
      reason: 'province',
      unit: 'weight',
      quantity: 1_001,
      first: 1_000,
      first_price: 800,
      steps: 1,
      step: 500,
      step_price: 200,
      free_from: 9_900,
      goods_amount: 5_000,
      is_freed: false,
    }
    const page = await open({
      answers: {
        'GET /Seller/freights/quote': ({ query }: Asked) =>
          query.get('area_id') === '330100' ? quote : { ...quote, amount: null, refusal: 'freight.not_delivered' },
      },
    })
    await card(page, '全国默认')
    await page.user.click(await page.findByLabelText(/^To/))
    await page.user.click(await page.findByRole('option', { name: 'Zhejiang' }))
    await page.user.click(await page.findByRole('option', { name: 'Hangzhou' }))
    await page.user.click(page.getByRole('button', { name: 'Calculate' }))
    expect(await page.findByText('¥10.00 to Hangzhou, Zhejiang')).toBeDefined()
    for (const line of [
      'Template “近处”: it names the province',
      'Together 1.001 kg',
      'First 1 kg: ¥8.00',
      '1 × each started 0.5 kg at ¥2.00',
      'Free from ¥99.00: the goods cost ¥50.00.',
    ])
      expect(page.getByText(line)).toBeDefined()
    const asked = page.sent('GET', '/Seller/freights/quote')[0]?.query
    expect(Object.fromEntries(asked ?? [])).toMatchObject({ area_id: '330100', weight: '500', pieces: '1', price: '0' })
  })

  it('get goods that are chosen from the table of goods, found by name', async () => {
    const goods = { goods_no: '', image: '', price: 100, shelf: 'on_shelf' }
    const page = await open({
      answers: {
        'GET /Seller/goods': listOf([
          { ...goods, id: 21, name: '石桌', name_en: 'Stone table' },
          { ...goods, id: 22, name: '石凳', name_en: 'Stone stool' },
        ]),
        'PUT /Seller/goods/freight': {},
      },
    })
    await page.user.click((await card(page, far.name)).getByRole('button', { name: 'Choose goods' }))
    const dialog = page.within(await page.findByRole('dialog', { name: `Goods of template “${far.name}”` }))
    await page.user.click(await dialog.findByRole('button', { name: 'Save' }))
    expect(page.sent('PUT', '/Seller/goods/freight')).toEqual([])
    await page.user.click(await dialog.findByRole('button', { name: /Choose/ }))
    const table = page.within(await page.findByRole('dialog', { name: 'Goods' }))
    await page.user.type(await table.findByRole('textbox', { name: 'Search' }), 'Stone{Enter}')
    await page.waitFor(() => expect(page.sent('GET', '/Seller/goods').at(-1)?.query.get('name')).toBe('Stone'))
    await page.user.click(await table.findByRole('checkbox', { name: 'Stone table' }))
    await page.user.click(table.getByRole('checkbox', { name: 'Stone stool' }))
    await page.user.click(table.getByRole('button', { name: 'Confirm' }))
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await page.waitFor(() => expect(page.sent('PUT', '/Seller/goods/freight')).toHaveLength(1))
    expect(Object.fromEntries(page.sent('PUT', '/Seller/goods/freight')[0]?.body ?? [])).toEqual({
      'id[0]': '21',
      'id[1]': '22',
      freight_mode: 'custom',
      freight_id: String(far.id),
    })
  })

  it('are read-only without the permission to change them', async () => {
    const page = await open({ person: { is_super: false, permissions: ['freight.view'] } })
    await card(page, '全国默认')
    for (const name of ['Add a template', 'Edit', 'Delete']) expect(page.queryByRole('button', { name })).toBeNull()
  })
})
