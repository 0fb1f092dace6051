import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loginSlot } from '../base/session/session.slice.ts'
import { catalogBuyerApi } from '../catalog/catalog.buyer.api.ts'
import { aPage } from '../testing/a-page.ts'
import { type AnsweringServer, answeringServer, ok, refusal } from '../testing/answering-server.ts'
import { menuApi } from './menu.api.ts'
import { platformApi } from './platform.api.ts'

let server: AnsweringServer
beforeAll(async () => {
  server = await answeringServer()
})
afterAll(() => server.close())

const { common } = catalogBuyerApi.endpoints
const { cartCount, upload } = platformApi.endpoints
const { loadMenu } = menuApi.endpoints

describe('spec §7: the calls of the platform', () => {
  it('GET /common: site data; ip goes into storage', async () => {
    server.answer(ok({ classes: [], brands: [], common: {}, ip: '10.1.2.3' }))
    const { store, storage } = aPage({ origin: server.origin })
    await store.dispatch(common.initiate())
    expect(server.last()).toMatchObject({ method: 'GET', path: '/api/common' })
    expect(storage.keys.get('ip')).toBe('10.1.2.3')
  })

  it('GET /cart_count: a number', async () => {
    server.answer(ok(4))
    const { store } = aPage({ origin: server.origin })
    expect((await store.dispatch(cartCount.initiate())).data).toBe(4)
  })

  it('GET {area prefix}load_menu, query type=getChildren: menu tree; the area is then loaded (§3 isLoad)', async () => {
    const menu = [{ id: 1, name: '工作台', name_en: 'Workbench', icon: 'fa-desktop', apis: '', view: '', children: [] }]
    server.answer(ok(menu))
    const { store } = aPage({ origin: server.origin, area: 'admin' })
    expect((await store.dispatch(loadMenu.initiate('admin'))).data).toEqual(menu)
    expect(server.last()).toMatchObject({ path: '/api/Admin/load_menu', query: 'type=getChildren' })
    expect(loginSlot(store.getState().session, 'admin').isLoad).toBe(true)
  })

  it('a menu that could not be fetched is not loaded', async () => {
    server.answer(refusal(402, 'no'))
    const { store } = aPage({ origin: server.origin, area: 'seller' })
    await store.dispatch(loadMenu.initiate('seller'))
    expect(loginSlot(store.getState().session, 'seller').isLoad).toBe(false)
  })

  it("POST uploads, multipart: name, option, uploadType 'uploadFile' for files; data is the file url", async () => {
    server.answer(ok('/files/2026/a.webp'))
    const { store } = aPage({ origin: server.origin })
    const file = new File(['x'], 'a.png')
    const picture = await store.dispatch(upload.initiate({ file, name: 'avatar', option: { width: 150, height: 150 } }))
    expect(picture.data).toBe('/files/2026/a.webp')
    expect(server.last()).toMatchObject({ method: 'POST', path: '/api/uploads' })
    expect(server.last().body).toContain('name="option"\r\n\r\n{"width":150,"height":150}\r\n')
    await store.dispatch(upload.initiate({ file, name: 'manual', uploadType: 'uploadFile' }))
    expect(server.last().body).toContain('name="uploadType"\r\n\r\nuploadFile\r\n')
  })
})
