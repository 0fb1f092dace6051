import { Refusal } from '@shiji/backoffice/testing/fake-server.ts'
import { listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
// Lazy parts are loaded here, so that they take no time out of a test.
import '@shiji/backoffice/core/action/action-dialog-view.tsx'
import '@shiji/ui/common/confirm-dialog/confirm-dialog.tsx'
import '@shiji/ui/common/dialog/dialog-view.tsx'
import * as screen from './index.tsx'

const MB = 1_048_576
const file = (id: number, name: string, change: object = {}) => ({
  ...{ id, name, folder_id: 0, url: `/files/2026/06/${id}.webp`, thumb: `/files/2026/06/${id}_400.webp` },
  ...{ is_gallery: true, mime: 'image/webp', bytes: 122_880, width: 800, height: 600 },
  ...{ created_at: '2026-05-01T02:00:00Z', uses: [], more_uses: false },
  ...change,
})
const dress = { user: 'goods', id: 11, name: '连衣裙', name_en: 'Dress', parts: ['cover', 'detail'] }
const own = { user: 'store', id: 9, name: '木与光', name_en: 'Wood and Light', parts: ['logo'] }
const cover = file(1, 'cover.png', { uses: [dress, own] })
const spare = file(2, 'spare.png')
const clip = file(3, 'clip.mp4', {
  ...{ url: '/files/2026/06/3.mp4', thumb: '', is_gallery: false, mime: 'video/mp4', width: 0, height: 0 },
})
const space = {
  folders: [
    { id: 0, name: '', files: 2, bytes: 2 * MB },
    { id: 7, name: '夏装', files: 1, bytes: MB },
  ],
  used: 1_288_490_189,
  quota: 5_120 * MB,
}

const open = ({ answers = {}, ...options }: Partial<Parameters<typeof openScreen>[0]> = {}) =>
  openScreen({
    area: 'seller',
    screen,
    at: '/file_spaces',
    ...options,
    answers: {
      'GET /Seller/file_folders': space,
      'GET /Seller/file_spaces': listOf([cover, spare, clip]),
      'POST /Seller/file_folders': { id: 8 },
      'PUT /Seller/file_folders/7': { id: 7 },
      'DELETE /Seller/file_folders/7': { deleted: 1 },
      'PUT /Seller/file_spaces': {},
      'PUT /Seller/file_spaces/2': { id: 2 },
      'DELETE /Seller/file_spaces/2': { deleted: 1, kept: [] },
      'DELETE /Seller/file_spaces/1,2': {
        deleted: 1,
        kept: [{ id: 1, name: 'cover.png', uses: [dress], more_uses: false }],
      },
      'POST /uploads': '/files/new.webp',
      ...answers,
    },
  })
type Page = Awaited<ReturnType<typeof open>>
const lists = (page: Page) => page.sent('GET', '/Seller/file_spaces').map(({ query }) => Object.fromEntries(query))
const picture = (name: string) => new File(['x'], name, { type: 'image/png' })
const fire = (target: EventTarget, type: string, facts: object) =>
  target.dispatchEvent(Object.assign(new Event(type, { bubbles: true, cancelable: true }), facts))
const drop = (target: EventTarget, files: readonly File[]) =>
  fire(target, 'drop', { dataTransfer: { files, types: ['Files'] } })
const card = async (page: Page, name: string) => {
  const item = (await page.findByText(name)).closest('li')
  if (item === null) throw new Error(`no card of ${name}`)
  return page.within(item)
}

describe('the picture space', () => {
  it('shows folders, the used room, and each file with its size and where it is used', async () => {
    const page = await open()
    const first = await card(page, 'cover.png')
    first.getByText('800 × 600 · 120 kB')
    const folders = page.within(page.getByRole('navigation', { name: 'Folders' }))
    expect(folders.getAllByRole('button').map(button => button.textContent)).toEqual([
      'All files3',
      'Default folder2',
      '夏装1',
    ])
    page.getByText('1.2 GB of 5 GB')
    expect((await card(page, 'spare.png')).getByText('Not used')).toBeTruthy()
    expect((await card(page, 'clip.mp4')).getByText('MP4')).toBeTruthy()
    await page.user.click(first.getByRole('button', { name: 'Used in 2 places' }))
    const places = await page.dialog('Where “cover.png” is used')
    expect(places.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Goods · Dress', expect.stringContaining('/goods/form/11')],
      ['Store · Wood and Light', expect.stringContaining('/stores')],
    ])
    places.getByText('cover, detail')
  })

  it('opens a folder, finds by name and sorts', async () => {
    const page = await open()
    await page.user.click(await page.findByRole('button', { name: /夏装/ }))
    await page.user.type(page.getByRole('textbox', { name: 'Search' }), 'dress{Enter}')
    await page.user.selectOptions(page.getByRole('combobox', { name: 'Sort' }), 'Largest first')
    await page.waitFor(() =>
      expect(lists(page).at(-1)).toEqual({
        ...{ page: '1', per_page: '48', sort: 'bytes|desc' },
        ...{ folder_id: '7', name: 'dress|like' },
      }),
    )
  })

  it('makes, renames and deletes folders; the refusal of one with files keeps it open', async () => {
    const full = new Refusal(409, 'The folder “夏装” is not empty (1). Please move or delete its files first.')
    const page = await open({ answers: { 'DELETE /Seller/file_folders/7': full } })
    await page.user.click(await page.findByRole('button', { name: 'New folder' }))
    let dialog = await page.dialog('New folder')
    await page.user.type(await dialog.findByLabelText(/^Folder name/), '秋装')
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await page.dialogGone('New folder')
    expect(page.sent('POST', '/Seller/file_folders').map(({ body }) => Object.fromEntries(body))).toEqual([
      { name: '秋装' },
    ])
    await page.user.click(page.getByRole('button', { name: /夏装/ }))
    await page.user.click(page.getByRole('button', { name: 'Rename folder' }))
    dialog = await page.dialog('Rename folder')
    expect(await dialog.findByLabelText(/^Folder name/)).toHaveProperty('value', '夏装')
    await page.user.keyboard('{Escape}')
    await page.dialogGone('Rename folder')
    await page.user.click(page.getByRole('button', { name: 'Delete folder' }))
    const ask = page.within(await page.findByRole('alertdialog', { name: 'Delete folder' }))
    await page.user.click(ask.getByRole('button', { name: 'Delete' }))
    await page.findByText(/is not empty/)
    expect(page.getByRole('button', { name: /夏装/ }).getAttribute('aria-current')).toBe('true')
  })

  it('uploads many into the open folder; a wrong one and a failed one are named and keep the rest', async () => {
    let sent = 0
    const page = await open({
      answers: {
        'POST /uploads': () => {
          sent += 1
          if (sent === 2) return new Refusal(400, 'The picture space is full: it holds 5120 MB.')
          return '/files/new.webp'
        },
      },
    })
    await page.user.click(await page.findByRole('button', { name: /夏装/ }))
    const text = new File(['x'], 'notes.txt', { type: 'text/plain' })
    const big = new File([new Uint8Array(10 * MB + 1)], 'big.png', { type: 'image/png' })
    drop(page.getByText('cover.png'), [picture('a.png'), text, picture('b.png'), big, picture('c.png')])
    await page.findByText('notes.txt: This file type is not supported.')
    await page.findByText('big.png: The file must not be larger than 10 MB.')
    await page.findByText(/^b\.png: The picture space is full/)
    await page.waitFor(() =>
      expect(page.sent('POST', '/uploads').map(({ body }) => Object.fromEntries(body).folder_id)).toEqual([
        '7',
        '7',
        '7',
      ]),
    )
    // The list is loaded again once, when all have ended.
    await page.waitFor(() => expect(lists(page).filter(({ folder_id }) => folder_id === '7')).toHaveLength(2))
    await page.user.click(page.getByRole('button', { name: 'Try again: b.png' }))
    await page.waitFor(() => expect(page.sent('POST', '/uploads')).toHaveLength(4))
    await page.waitFor(() => expect(page.queryByText(/^b\.png/)).toBeNull())
  })

  it('takes pictures chosen by the button and pasted ones', async () => {
    const page = await open()
    await page.user.upload(await page.findByLabelText('Upload'), [picture('a.png'), picture('b.png')])
    await page.waitFor(() => expect(page.sent('POST', '/uploads')).toHaveLength(2))
    fire(document.body, 'paste', { clipboardData: { files: [picture('pasted.png')] } })
    await page.waitFor(() => expect(page.sent('POST', '/uploads')).toHaveLength(3))
  })

  it('moves and deletes the ticked ones; those in use stay and are named with their places', async () => {
    const page = await open()
    await page.user.click(await page.findByRole('checkbox', { name: 'Select cover.png' }))
    await page.user.click(page.getByRole('checkbox', { name: 'Select spare.png' }))
    const bar = page.within(page.getByRole('region', { name: 'Selection' }))
    await page.user.click(bar.getByRole('button', { name: 'Move to' }))
    const move = await page.dialog('Move 2 files')
    await page.user.selectOptions(await move.findByLabelText(/^Move to/), '夏装')
    await page.user.click(move.getByRole('button', { name: 'Save' }))
    await page.dialogGone('Move 2 files')
    expect(page.sent('PUT', '/Seller/file_spaces').map(({ body }) => Object.fromEntries(body))).toEqual([
      { 'ids[0]': '1', 'ids[1]': '2', folder_id: '7' },
    ])
    await page.user.click(await page.findByRole('checkbox', { name: 'Select cover.png' }))
    await page.user.click(page.getByRole('checkbox', { name: 'Select spare.png' }))
    await page.user.click(
      page.within(page.getByRole('region', { name: 'Selection' })).getByRole('button', { name: 'Delete' }),
    )
    const ask = page.within(await page.findByRole('alertdialog', { name: 'Delete' }))
    await page.user.click(ask.getByRole('button', { name: 'Delete' }))
    const kept = await page.dialog('1 file is in use and stays')
    kept.getByText('cover.png')
    kept.getByRole('link', { name: 'Goods · Dress' })
    await page.findByText('1 file was deleted.')
  })

  it('renames a file', async () => {
    const page = await open()
    await page.user.click(await page.findByRole('button', { name: 'Rename spare.png' }))
    const dialog = await page.dialog('Rename')
    await page.user.clear(await dialog.findByLabelText(/^Name/))
    await page.user.type(dialog.getByLabelText(/^Name/), 'lamp.png')
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await page.dialogGone('Rename')
    expect(page.sent('PUT', '/Seller/file_spaces/2').map(({ body }) => Object.fromEntries(body))).toEqual([
      { name: 'lamp.png' },
    ])
  })

  it('is only looked at without the permission to change it', async () => {
    const page = await open({ person: { is_super: false, permissions: ['file_space.view'] } })
    await card(page, 'cover.png')
    expect(page.queryByRole('checkbox', { name: /Select/ })).toBeNull()
    expect(page.queryByLabelText('Upload')).toBeNull()
    expect(page.queryByRole('button', { name: 'New folder' })).toBeNull()
    expect(page.queryByRole('button', { name: /^Delete/ })).toBeNull()
  })
})
