// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { loginSlot, sessionActions } from './base/session/session.slice.ts'
import { createShijiStore } from './store.ts'
import { aPage, storageOf } from './testing/a-page.ts'

const person = { nickname: 'Lin', avatar: '', belong_id: 0, defaultUrl: '/Seller/dashboard' }
const opened: Array<{ stop: () => void }> = []
const open = (options: Parameters<typeof aPage>[0]) => {
  const page = aPage(options)
  opened.push(page)
  return page
}
afterEach(() => {
  for (const page of opened.splice(0)) page.stop()
})

const anotherTabWrites = (storage: ReturnType<typeof storageOf>, key: string, newValue: string | null) => {
  if (newValue === null) storage.removeItem(key)
  else storage.setItem(key, newValue)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
}

describe('browser storage (spec §3)', () => {
  it('is read before the first request, so a reload stays logged in', () => {
    const { store } = open({
      storage: storageOf({ admin_token: 'a', admin_user: JSON.stringify(person), language: 'en' }),
    })
    expect(loginSlot(store.getState().session, 'admin')).toEqual({
      isLogin: true,
      isLoad: false,
      tokenName: 'admin_token',
      loginName: 'admin_user',
      user: person,
    })
    expect(store.getState().session.language).toBe('en')
  })

  it('stores bare keys, written at once', () => {
    const { store, storage } = open({ area: 'seller' })
    store.dispatch(sessionActions.tokenStored({ area: 'seller', token: 't1' }))
    expect(Object.fromEntries(storage.keys)).toEqual({ seller_token: 't1' })
    store.dispatch(sessionActions.userStored({ area: 'seller', user: person }))
    store.dispatch(sessionActions.languageChosen('en'))
    store.dispatch(sessionActions.ipSeen('10.0.0.1'))
    expect(Object.fromEntries(storage.keys)).toEqual({
      seller_token: 't1',
      seller_user: JSON.stringify(person),
      language: 'en',
      ip: '10.0.0.1',
    })
  })

  it('signing out of one area leaves the others', () => {
    const { store, storage } = open({ storage: storageOf({ token: 'b', admin_token: 'a', setToken: 'a', ip: '::1' }) })
    store.dispatch(sessionActions.signedOut('admin'))
    expect(Object.fromEntries(storage.keys)).toEqual({ token: 'b', ip: '::1' })
  })

  it('counts a stored user that cannot be parsed as absent, and keeps only the four known fields', () => {
    const broken = open({ storage: storageOf({ token: 'b', user: '{"nickname":' }) })
    expect(loginSlot(broken.store.getState().session, 'buyer')).toMatchObject({ isLogin: true, user: null })
    const full = open({ storage: storageOf({ user: JSON.stringify({ ...person, phone: '199', belong_id: '3' }) }) })
    expect(full.store.getState().session.user).toEqual({ ...person, belong_id: 3 })
  })

  it('follows other tabs: their login, their fresh token, their logout', () => {
    const { store, storage } = open({})
    anotherTabWrites(storage, 'token', 't1')
    expect(loginSlot(store.getState().session, 'buyer').isLogin).toBe(true)
    anotherTabWrites(storage, 'token', null)
    expect(loginSlot(store.getState().session, 'buyer').isLogin).toBe(false)
  })

  it('never overwrites a token that another tab has just renewed with an older one', () => {
    const { store, storage } = open({ storage: storageOf({ token: 'mine' }) })
    storage.setItem('token', 'renewed elsewhere')
    store.dispatch(sessionActions.ipSeen('10.0.0.1'))
    expect(storage.getItem('token')).toBe('renewed elsewhere')
  })

  it('a cleared storage logs everybody out', () => {
    const { store, storage } = open({ storage: storageOf({ token: 'b', seller_token: 's' }) })
    storage.keys.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(loginSlot(store.getState().session, 'seller').isLogin).toBe(false)
  })

  it('a browser that refuses storage still works until the page closes', () => {
    const refusing = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const { store, storage } = createPlainPage()
    store.dispatch(sessionActions.tokenStored({ area: 'buyer', token: 't' }))
    expect(storage.text('token')).toBe('t')
    refusing.mockRestore()
  })
})

function createPlainPage() {
  const host = {
    notify: () => undefined,
    toLogin: () => undefined,
    translate: (key: string) => key,
    log: () => undefined,
  }
  const made = createShijiStore({ area: 'buyer', host })
  opened.push(made)
  return made
}
