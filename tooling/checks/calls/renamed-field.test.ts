import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { typedCopy } from '../../test/typed-copy.ts'

const SCHEMAS = 'packages/contract/src/express/express.schemas.ts'
const CALLS = 'packages/contract/src/express/express.calls.ts'
const SERVER = 'apps/server/src/modules/platform/data/site/express.queries.ts'
const SCREEN = 'apps/admin/src/views/expresses.tsx'

const ORDER = 'packages/contract/src/order/order.ts'
const ORDER_ACTIONS = 'packages/contract/src/order/order.actions.ts'
const ORDER_CALLS = 'packages/contract/src/order/order.calls.ts'
const ORDER_MACHINE = 'apps/server/src/modules/order/domain/order.machine.ts'
const ORDER_LIST = 'apps/server/src/modules/order/data/order-list.queries.ts'
const ORDER_PRESENTER = 'apps/server/src/modules/order/http/order.presenter.ts'
const ORDER_PARTS = 'packages/backoffice/src/nouns/order/order-resource.tsx'
const ORDER_SHIPPING = 'packages/backoffice/src/nouns/order/use-shipping.tsx'
const SELLER_ORDERS = 'apps/seller/src/features/orders/seller-orders.tsx'
const ADMIN_ORDERS = 'apps/admin/src/views/orders/index.tsx'

const FILES = [
  ...[SCHEMAS, CALLS, SERVER, SCREEN],
  ...[ORDER, ORDER_ACTIONS, ORDER_CALLS, ORDER_MACHINE, ORDER_LIST, ORDER_PRESENTER],
  ...[ORDER_PARTS, ORDER_SHIPPING, SELLER_ORDERS, ADMIN_ORDERS],
]

/** Ports that no import of these files leads to. */
const PORTS = ['apps/server/src/infra/files/store.ts', 'apps/server/src/modules/order/ports.ts']

const copy = typedCopy()
beforeAll(() => copy.mirror(FILES.map(path => path.slice(0, path.lastIndexOf('/')))))
afterAll(() => copy.remove())

const change = (changes: Readonly<Record<string, (text: string) => string>>): string => {
  for (const path of FILES) copy.change(path, changes[path] ?? (text => text))
  return copy.typeErrors([...FILES, ...PORTS])
}

const filesIn = (errors: string): string[] => [
  ...new Set([...errors.matchAll(/^\S*?((?:apps|packages)\/\S+?)\(/gm)].map(([, path]) => path ?? '')),
]

describe('a page over declared calls', () => {
  it('compiles unchanged', () => {
    expect(change({})).toBe('')
  }, 120_000)

  it('does not compile on either side when a field of the wire is renamed', () => {
    const errors = change({ [SCHEMAS]: text => text.replaceAll('number_pattern', 'pattern_of_numbers') })
    expect(filesIn(errors)).toEqual(expect.arrayContaining([SERVER, SCREEN]))
    expect(errors).toContain('number_pattern')
  }, 120_000)

  it('does not compile on either side when a filter is renamed', () => {
    const errors = change({ [CALLS]: text => text.replace("name_en: 'text'", "english_name: 'text'") })
    expect(filesIn(errors)).toEqual(expect.arrayContaining([SERVER, SCREEN]))
  }, 120_000)

  it('does not compile where a column sorts by what the list cannot sort by', () => {
    const errors = change({ [SCREEN]: text => text.replace("id: 'phone',", "id: 'phone', sortable: true,") })
    expect(filesIn(errors)).toEqual([SCREEN])
  }, 120_000)
})

describe('a list that is only read, in two back offices', () => {
  it('does not compile on either side when a field of its rows is renamed', () => {
    const errors = change({ [ORDER]: text => text.replaceAll('receive_name', 'name_of_receiver') })
    expect(filesIn(errors)).toEqual(expect.arrayContaining([ORDER_PRESENTER, ORDER_PARTS]))
  }, 120_000)

  it('does not compile on either side when a filter is renamed', () => {
    const errors = change({ [ORDER_CALLS]: text => text.replace("delivery_no: 'text'", "parcel_no: 'text'") })
    expect(filesIn(errors)).toEqual(expect.arrayContaining([ORDER_LIST, ORDER_PARTS]))
  }, 120_000)

  it('does not compile on either side when a sum is renamed', () => {
    const errors = change({ [ORDER_CALLS]: text => text.replace("'discount_amount', 'payable'],", "'pieces'],") })
    expect(filesIn(errors)).toEqual(expect.arrayContaining([ORDER_LIST, SELLER_ORDERS, ADMIN_ORDERS]))
  }, 120_000)

  it('does not compile on either side when a move is renamed', () => {
    const errors = change({ [ORDER_ACTIONS]: text => text.replace("'ship'", "'send_off'") })
    expect(filesIn(errors)).toEqual(expect.arrayContaining([ORDER_MACHINE, ORDER_SHIPPING]))
  }, 120_000)
})
