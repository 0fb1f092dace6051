import { companyOfNumber, type KnownCompany } from '@shiji/contract/express/company-of-number.ts'

/** A row of a sheet of tracking numbers. */
export interface SheetRow {
  readonly order_no: string
  readonly company: string
  readonly number: string
}

/** An order that a row may mean. */
interface SheetOrder {
  readonly id: number
  readonly orderNo: string
  readonly receiver: string
  readonly parcels: readonly string[]
  /** Whether it can be shipped now; else its state. */
  readonly mayShip: boolean
  readonly status: string
}

interface SheetCompany extends KnownCompany {
  readonly name: string
  readonly nameEn: string
}

export type SheetProblem =
  | { readonly field: 'order_no'; readonly kind: 'missing' | 'repeated' }
  | { readonly field: 'order_no'; readonly kind: 'shipped'; readonly numbers: readonly string[] }
  | { readonly field: 'order_no'; readonly kind: 'state'; readonly status: string }
  | { readonly field: 'company'; readonly kind: 'unknown' | 'needed' }
  | { readonly field: 'number'; readonly kind: 'invalid' | 'order_number' | 'had' }
  | { readonly field: 'number'; readonly kind: 'other_receiver'; readonly orderNo: string }

/** A row with its order and company, and what is wrong in its cells. */
export interface CheckedRow<O> {
  readonly row: number
  readonly order: O | undefined
  readonly code: string | undefined
  readonly number: string
  readonly problems: readonly SheetProblem[]
}

const NUMBER = /^[A-Z0-9-]{4,40}$/
const ORDER_NUMBER = /^D\d{18}$/

/** The text of a cell as numbers are compared. */
export const plain = (text: string): string => text.trim().toUpperCase()

/**
 * Checks a sheet of tracking numbers. A company is named by its code or its name, or follows from the number. Several
 * rows of an order are several parcels; orders with one number are one parcel and must go to one receiver.
 */
export function checkSheet<O extends SheetOrder>(
  rows: readonly SheetRow[],
  orders: ReadonlyMap<string, O>,
  companies: readonly SheetCompany[],
): CheckedRow<O>[] {
  const seen = new Set<string>()
  const receivers = new Map<string, O>()
  return rows.map((cells, row) => {
    const number = plain(cells.number)
    const order = orders.get(plain(cells.order_no))
    const code = companyIn(cells, companies)
    const problems: SheetProblem[] = []
    const key = `${plain(cells.order_no)} ${number}`
    if (order === undefined) problems.push({ field: 'order_no', kind: 'missing' })
    else if (!order.mayShip && order.parcels.length > 0)
      problems.push({ field: 'order_no', kind: 'shipped', numbers: order.parcels })
    else if (!order.mayShip) problems.push({ field: 'order_no', kind: 'state', status: order.status })
    else if (seen.has(key)) problems.push({ field: 'order_no', kind: 'repeated' })
    seen.add(key)
    if (ORDER_NUMBER.test(number)) problems.push({ field: 'number', kind: 'order_number' })
    else if (!NUMBER.test(number)) problems.push({ field: 'number', kind: 'invalid' })
    else if (order?.mayShip === true && order.parcels.includes(number)) problems.push({ field: 'number', kind: 'had' })
    else if (order !== undefined) {
      const first = receivers.get(number)
      if (first === undefined) receivers.set(number, order)
      else if (first.receiver !== order.receiver)
        problems.push({ field: 'number', kind: 'other_receiver', orderNo: first.orderNo })
    }
    if (code === undefined)
      problems.push({ field: 'company', kind: cells.company.trim() === '' ? 'needed' : 'unknown' })
    return { row, order, code, number, problems }
  })
}

function companyIn({ company, number }: SheetRow, companies: readonly SheetCompany[]): string | undefined {
  const text = plain(company)
  if (text === '') return companyOfNumber(companies, number)
  return companies.find(each => [each.code, each.name, each.nameEn].some(name => plain(name) === text))?.code
}
