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

/** Files of one of the two pages that have errors. */
const filesIn = (errors: string, page: readonly string[]): string[] => [
  ...new Set(
    [...errors.matchAll(/^\S*?((?:apps|packages)\/\S+?)\(/gm)].flatMap(([, path]) =>
      path !== undefined && page.includes(path) ? [path] : [],
    ),
  ),
]

const DECLARED = [SCHEMAS, CALLS, SERVER, SCREEN]
const READ_ONLY = FILES.filter(path => !DECLARED.includes(path))

// One run of the compiler takes 20 seconds, so each tries a change in both pages, which share no file.
const FIELDS = {
  [SCHEMAS]: (text: string) => text.replaceAll('number_pattern', 'pattern_of_numbers'),
  [ORDER]: (text: string) => text.replaceAll('receive_name', 'name_of_receiver'),
}
const FILTERS = {
  [CALLS]: (text: string) => text.replace("name_en: 'text'", "english_name: 'text'"),
  [ORDER_CALLS]: (text: string) => text.replace("delivery_no: 'text'", "parcel_no: 'text'"),
}
const OTHERS = {
  [SCREEN]: (text: string) => text.replace("id: 'phone',", "id: 'phone', sortable: true,"),
  [ORDER_CALLS]: (text: string) => text.replace("'discount_amount', 'payable'],", "'pieces'],"),
  [ORDER_ACTIONS]: (text: string) => text.replace("'ship'", "'send_off'"),
}

const found = { fields: '', filters: '', others: '' }

it('compiles unchanged', () => {
  expect(change({})).toBe('')
}, 120_000)

describe('what is changed in the contract', () => {
  beforeAll(() => {
    found.fields = change(FIELDS)
    found.filters = change(FILTERS)
    found.others = change(OTHERS)
  }, 300_000)

  describe('a page over declared calls', () => {
    it('does not compile on either side when a field of the wire is renamed', () => {
      expect(filesIn(found.fields, DECLARED)).toEqual(expect.arrayContaining([SERVER, SCREEN]))
      expect(found.fields).toContain('number_pattern')
    })

    it('does not compile on either side when a filter is renamed', () => {
      expect(filesIn(found.filters, DECLARED)).toEqual(expect.arrayContaining([SERVER, SCREEN]))
    })

    it('does not compile where a column sorts by what the list cannot sort by', () => {
      expect(filesIn(found.others, DECLARED)).toEqual([SCREEN])
    })
  })

  describe('a list that is only read, in two back offices', () => {
    it('does not compile on either side when a field of its rows is renamed', () => {
      expect(filesIn(found.fields, READ_ONLY)).toEqual(expect.arrayContaining([ORDER_PRESENTER, ORDER_PARTS]))
    })

    it('does not compile on either side when a filter is renamed', () => {
      expect(filesIn(found.filters, READ_ONLY)).toEqual(expect.arrayContaining([ORDER_LIST, ORDER_PARTS]))
    })

    it('does not compile on either side when a sum is renamed', () => {
      expect(filesIn(found.others, READ_ONLY)).toEqual(
        expect.arrayContaining([ORDER_LIST, SELLER_ORDERS, ADMIN_ORDERS]),
      )
    })

    it('does not compile on either side when a move is renamed', () => {
      expect(filesIn(found.others, READ_ONLY)).toEqual(expect.arrayContaining([ORDER_MACHINE, ORDER_SHIPPING]))
      expect(found.others).toContain('send_off')
    })
  })
})
