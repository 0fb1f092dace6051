import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Area } from '@shiji/contract/area.ts'
import { NOTHING_STORED } from './browser-storage.ts'
import { SLOT_KEYS, type StoredKeys, type StoredUser } from './slots.ts'

/** Browser storage as state, plus state that is not stored: whether an area's menu is loaded, the store of the page. */
export interface SessionState extends StoredKeys {
  readonly isLoad: Readonly<Record<Area, boolean>>
  /** The store that this page of the seller area works for; null until it is known. Other tabs have their own. */
  readonly pageStore: number | null
}

/** One area's login slot (spec §3). */
export interface LoginSlot {
  readonly isLogin: boolean
  readonly isLoad: boolean
  readonly tokenName: string
  readonly loginName: string
  readonly user: StoredUser | null
}

export const initialSession: SessionState = {
  ...NOTHING_STORED,
  isLoad: { buyer: false, seller: false, admin: false },
  pageStore: null,
}

export const sessionSlice = createSlice({
  name: 'session',
  initialState: initialSession,
  reducers: {
    /** A login, or a fresh token from a response header. */
    tokenStored(state, { payload }: PayloadAction<{ area: Area; token: string }>) {
      state[SLOT_KEYS[payload.area].tokenName] = payload.token
    },
    /** Sets the person of an area; ignored after a logout, since a late answer must not log them in again. */
    userStored(state, { payload }: PayloadAction<{ area: Area; user: StoredUser | null }>) {
      const { tokenName, loginName } = SLOT_KEYS[payload.area]
      state[loginName] = state[tokenName] === null ? null : payload.user
    },
    /** Forgets the person of an area: logout, code 401, refused sub-account. */
    signedOut(state, { payload: area }: PayloadAction<Area>) {
      const { tokenName, loginName } = SLOT_KEYS[area]
      state[tokenName] = null
      state[loginName] = null
      state.setToken = null
      state.isLoad[area] = false
      if (area === 'seller') state.pageStore = null
    },
    /** The store of the person who is logged in; a page that works for one already keeps it. */
    storeOpened(state, { payload: id }: PayloadAction<number>) {
      state.pageStore ??= id
    },
    /** This page has switched to a store. */
    storeSwitched(state, { payload: id }: PayloadAction<number>) {
      state.pageStore = id
    },
    /** Sets the token that the next `/is_login` call checks (spec §3 setToken). */
    loginToCheck(state, { payload: token }: PayloadAction<string | null>) {
      state.setToken = token
    },
    menuLoaded(state, { payload }: PayloadAction<{ area: Area; loaded: boolean }>) {
      state.isLoad[payload.area] = payload.loaded
    },
    languageChosen(state, { payload: language }: PayloadAction<string>) {
      state.language = language
    },
    ipSeen(state, { payload: ip }: PayloadAction<string>) {
      state.ip = ip
    },
    /** Another tab wrote these keys. */
    otherTabWrote(state, { payload }: PayloadAction<Partial<StoredKeys>>) {
      Object.assign(state, payload)
      // The next person may work for another store.
      if (state.seller_token === null) state.pageStore = null
    },
  },
})

export const sessionActions = sessionSlice.actions

/** The login slot of an area (spec §3): logged in means that a token is stored (spec §4). */
export function loginSlot(session: SessionState, area: Area): LoginSlot {
  const { tokenName, loginName } = SLOT_KEYS[area]
  return {
    isLogin: session[tokenName] !== null,
    isLoad: session.isLoad[area],
    tokenName,
    loginName,
    user: session[loginName],
  }
}
