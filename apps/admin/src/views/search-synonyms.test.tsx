import { invalidFields, listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
import * as screen from './search-synonyms.tsx'

const cooker = {
  id: 1,
  word: '电饭锅',
  means: '电饭煲, rice cooker',
  two_way: true,
  class_name: '电饭煲',
  class_name_en: 'Rice cookers',
  enabled: true,
  created_at: '2026-05-01T02:00:00Z',
}
const open = (answers = {}, options = {}) =>
  openScreen({
    area: 'admin',
    at: '/search_synonyms',
    screen,
    answers: { 'GET /Admin/search_synonyms': listOf([cooker]), 'POST /Admin/search_synonyms': { id: 2 }, ...answers },
    ...options,
  })
type Page = Awaited<ReturnType<typeof open>>

const fillIn = async (page: Page) => {
  await page.row('电饭锅')
  await page.user.click(page.getByRole('button', { name: 'Add' }))
  const dialog = await page.dialog('Add')
  await page.user.type(await dialog.findByLabelText(/^Word/), '单车')
  await page.user.type(dialog.getByLabelText(/^Means the same/), '自行车')
  await page.user.click(dialog.getByRole('button', { name: 'Save' }))
  return dialog
}

describe('search synonyms', () => {
  it('show the word, what it means, in which direction, and its class', async () => {
    const page = await open({}, { locale: 'zh-cn' })
    const cells = (await page.row('电饭锅')).cells()
    expect(cells).toEqual(expect.arrayContaining(['电饭锅', '电饭煲, rice cooker', '是', '电饭煲']))
    expect(page.heads()).toEqual(expect.arrayContaining(['词', '同义词', '双向', '直达分类', '启用']))
  })

  it('are added with exactly the fields of the form', async () => {
    const page = await open()
    await fillIn(page)
    await page.findByText('The operation was successful.')
    expect(page.sent('POST', '/Admin/search_synonyms').map(({ body }) => Object.fromEntries(body))).toEqual([
      { word: '单车', means: '自行车', two_way: '1', class_name: '', enabled: '1' },
    ])
  })

  it('say what the server has against a word at its field', async () => {
    const page = await open({ 'POST /Admin/search_synonyms': invalidFields({ word: 'Already taken.' }) })
    const dialog = await fillIn(page)
    await dialog.findByText('Already taken.')
  })

  it('are imported from a file', async () => {
    const page = await open()
    await page.row('电饭锅')
    await page.user.click(page.getByRole('button', { name: 'Import' }))
    expect((await page.dialog('Import')).getByRole('button', { name: 'Download a template' })).toBeDefined()
  })

  it('can be imported only with the permission to add them', async () => {
    const page = await open({}, { person: { is_super: false, permissions: ['search_synonym.view'] } })
    await page.row('电饭锅')
    expect(page.queryByRole('button', { name: 'Import' })).toBeNull()
  })
})
