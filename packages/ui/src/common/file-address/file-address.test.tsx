import '../../backoffice/field-types/register.ts'
import { createI18n, I18nextProvider } from '@shiji/i18n/react.ts'
import { act, type ReactNode, Suspense } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DataTable } from '../../backoffice/data-table/data-table.tsx'
import { firstQuery } from '../../backoffice/data-table/table-query.ts'
import { FormRenderer } from '../../backoffice/form/form-renderer.tsx'
import type { FormField } from '../../backoffice/form-field/form-field.ts'
import { Gallery } from '../../shop/gallery/gallery.tsx'
import { SkuPicker } from '../../shop/sku-picker/sku-picker.tsx'
import { RichTextView } from '../rich-text/rich-text-view.tsx'
import { ShijiProvider } from '../theme/provider.tsx'
import type { UploadFile } from '../upload/upload-file.ts'
import { FilesOrigin } from './file-address.ts'
import { fileAddress, filePath } from './wire-address.ts'

const ORIGIN = 'https://files.example'
const upload: UploadFile = () => new Promise(() => undefined)

let place: HTMLElement
let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
})
afterEach(() => {
  act(() => root.unmount())
  place.remove()
  vi.unstubAllGlobals()
})

/**
 * Renders a part of a page whose files have an origin of their own, and returns the addresses that the browser would
 * request.
 */
async function addressesOf(part: ReactNode, wanted: number): Promise<string[]> {
  const i18n = await createI18n('en', ['common', 'error', 'form', 'table', 'ui'])
  await act(async () =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <ShijiProvider area="admin" colorMode="light">
          <FilesOrigin value={ORIGIN}>
            <Suspense>{part}</Suspense>
          </FilesOrigin>
        </ShijiProvider>
      </I18nextProvider>,
    ),
  )
  const all = () =>
    [...document.querySelectorAll('img[src], a[target=_blank]')].map(
      element => element.getAttribute('src') ?? element.getAttribute('href') ?? '',
    )
  const drawn = async () => {
    await act(async () => undefined)
    expect(all().length).toBeGreaterThanOrEqual(wanted)
  }
  await vi.waitFor(drawn, 10_000)
  return all()
}

const from = (...names: string[]) => names.map(name => `${ORIGIN}/files/${name}`)

const fields: readonly FormField[] = [
  { type: 'image', name: 'image', label: 'Picture', upload },
  { type: 'avatar', name: 'avatar', label: 'Avatar', upload },
  { type: 'file', name: 'paper', label: 'Paper', upload },
]
const values = { image: '/files/a.webp', avatar: '/files/b.webp', paper: '/files/c.pdf' }

describe('with an origin for files, the page loads from there', () => {
  it('pictures in the cells of a table', async () => {
    const table = (
      <DataTable
        name="goods"
        columns={[{ id: 'image', title: 'Picture', kind: 'image' }]}
        rows={[{ id: 1, image: '/files/a.webp' }]}
        total={1}
        query={firstQuery}
        onQuery={() => undefined}
      />
    )
    expect(await addressesOf(table, 1)).toEqual(from('a.webp'))
  })

  it('picture, avatar and link of a form, which still sends the addresses of the wire', async () => {
    const sent = vi.fn(() => undefined)
    const form = <FormRenderer fields={fields} initial={values} onSubmit={sent} />
    expect(await addressesOf(form, 3)).toEqual(from('a.webp', 'b.webp', 'c.pdf'))
    const save = document.querySelector<HTMLButtonElement>('button[type=submit]')
    await act(async () => save?.click())
    await vi.waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining(values)))
  })

  it('the same where the form is only read', async () => {
    const form = <FormRenderer fields={fields} initial={values} readOnly onSubmit={() => undefined} />
    expect(await addressesOf(form, 3)).toEqual(from('a.webp', 'b.webp', 'c.pdf'))
  })

  it('a gallery and the pictures of values to choose', async () => {
    const picture = { src: '/files/a.webp', alt: 'A mug', small: '/files/b.webp' }
    const part = (
      <>
        <Gallery
          pictures={[picture, { src: '/files/c.webp', alt: 'Another' }]}
          index={0}
          onIndex={() => undefined}
          seed={1}
        />
        <SkuPicker
          axes={[{ name: 'Colour', values: [{ name: 'Red', picture: '/files/d.webp' }] }]}
          skus={[]}
          choice={[undefined]}
          onChange={() => undefined}
        />
      </>
    )
    const addresses = await addressesOf(part, 4)
    expect(addresses.toSorted()).toEqual(from('a.webp', 'b.webp', 'c.webp', 'c.webp', 'd.webp'))
  })

  it('pictures and files of a rich text', async () => {
    const stored = '<p><img src="/files/a.webp"><a href="/files/b.pdf">b</a></p>##qingwuit##{"ops":[]}'
    await addressesOf(<RichTextView stored={stored} />, 1)
    expect(place.querySelector('img')?.getAttribute('src')).toBe(from('a.webp')[0])
    expect(place.querySelector('a')?.getAttribute('href')).toBe(from('b.pdf')[0])
  })
})

describe('an address of a file', () => {
  it('is moved once, and back', () => {
    const there = fileAddress(ORIGIN, '/files/a.webp')
    expect(fileAddress(ORIGIN, there)).toBe(there)
    expect(filePath(ORIGIN, there)).toBe('/files/a.webp')
  })

  it.each(['', 'blob:x', 'data:image/png;base64,AA==', 'https://else.example/files/a.webp', '/login'])(
    'is left alone on other hosts: %s',
    other => {
      expect(fileAddress(ORIGIN, other)).toBe(other)
      expect(filePath(ORIGIN, other)).toBe(other)
    },
  )
})
