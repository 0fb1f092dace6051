const KEY = 'goods_list'

/** Stores the state of the goods list in this tab: page, order, filters. */
export function rememberList(search: string): void {
  try {
    sessionStorage.setItem(KEY, search)
  } catch (error) {
    console.warn('the list was not remembered', error)
  }
}

/** The address of the list of goods in its last state. */
export function listAddress(): string {
  try {
    const search = sessionStorage.getItem(KEY) ?? ''
    return `/goods${search.startsWith('?') ? search : ''}`
  } catch {
    return '/goods'
  }
}
