import { useShipOrdersMutation } from '@shiji/api/order/order.back-office.api.ts'
import { refusalOf } from '@shiji/backoffice/core/action/refusal.ts'
import { isTrackingNumber, toParcel } from '@shiji/backoffice/nouns/order/parcel-draft.ts'
import { useParcelCompanies } from '@shiji/backoffice/nouns/order/use-parcel-companies.ts'
import type { DeskOrderRow } from '@shiji/contract/order/order.desk.ts'
import { useText } from '@shiji/i18n/react.ts'
import { useState } from 'react'
import type { ShippedParcel } from './shipped-list.tsx'
import { useScannedOrder } from './use-scanned-order.ts'

/** The fields of ship mode, in their order. */
export type ScanField = 'order' | 'parcel' | 'company'

/** An order number, as printed on slips: scanned into the wrong field it would become a parcel. */
const ORDER_NUMBER = /^D\d{18}$/i

/**
 * Ship mode: an order is looked up, then its parcel is sent. After an error all input stays, and `turn` names the field
 * that has to be scanned again.
 */
export function useScan() {
  const say = useText('order', 'records', 'form', 'error', 'backoffice')
  const find = useScannedOrder()
  const companies = useParcelCompanies('seller')
  const [send, sending] = useShipOrdersMutation()
  const [orderText, setOrderText] = useState('')
  const [order, setOrder] = useState<DeskOrderRow>()
  const [number, setNumber] = useState('')
  const [code, setCode] = useState<string>()
  const [looking, setLooking] = useState(false)
  const [problem, setProblem] = useState<{ readonly at: ScanField; readonly text: string }>()
  const [shipped, setShipped] = useState<readonly ShippedParcel[]>([])
  const [turn, setTurn] = useState<{ readonly field: ScanField }>({ field: 'order' })
  const draft = { orderId: order?.id ?? 0, key: 0, number, ...(code === undefined ? {} : { code }) }
  const company = companies.codeOf(draft)
  const fail = (at: ScanField, text: string | undefined) => {
    setProblem(text === undefined ? undefined : { at, text })
    setTurn({ field: at })
  }
  const restart = () => {
    setOrder(undefined)
    setOrderText('')
    setNumber('')
    setCode(undefined)
    setProblem(undefined)
    setTurn({ field: 'order' })
  }
  const lookUp = async () => {
    const wanted = orderText.trim().toUpperCase()
    if (wanted === '' || looking) return
    setLooking(true)
    const found = await find(wanted)
    setLooking(false)
    if (found.order === undefined) return fail('order', found.message)
    setProblem(undefined)
    setOrder(found.order)
    setTurn({ field: 'parcel' })
  }
  const ship = async (to: DeskOrderRow) => {
    if (sending.isLoading) return
    if (ORDER_NUMBER.test(number.trim())) return fail('parcel', say('order.scan_order_as_parcel'))
    if (!isTrackingNumber(number)) return fail('parcel', say('records.tracking_no_wrong'))
    if (company === '') return fail('company', say('order.scan_company_missing'))
    const answer = await send({ area: 'seller', orders: [toParcel(draft, company)] })
    if (answer.data === undefined) {
      const { fields = {}, message } = refusalOf(answer.error, say)
      const wrongCompany = fields['orders.0.delivery_code']
      if (wrongCompany !== undefined) return fail('company', wrongCompany)
      return fail('parcel', fields['orders.0.delivery_no'] ?? message)
    }
    const [refused] = answer.data.refused
    if (refused !== undefined) return fail('parcel', refused.msg)
    companies.keep(draft)
    const name = companies.choices.find(choice => choice.value === company)?.label ?? company
    setShipped([{ id: to.id, order: to.order_no, company: name, number: number.trim().toUpperCase() }, ...shipped])
    restart()
  }
  return {
    order,
    orderText,
    setOrderText,
    number,
    setNumber,
    company,
    setCode,
    choices: companies.choices,
    turn,
    shipped,
    restart,
    busy: looking || sending.isLoading,
    errorAt: (field: ScanField): string | undefined => (problem?.at === field ? problem.text : undefined),
    /** Enter: looks the order up, or ships its parcel. */
    submit: (): void => void (order === undefined ? lookUp() : ship(order)),
  }
}
