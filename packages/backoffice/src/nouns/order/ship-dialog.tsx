import { chakra } from '@chakra-ui/react/styled-system'
import { useShipOrdersMutation } from '@shiji/api/order/order.back-office.api.ts'
import type { OrderRow } from '@shiji/contract/order/order.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { ErrorState } from '@shiji/ui/common/state-view/states.tsx'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { GuardedDialog } from '../../core/action/guarded-dialog.tsx'
import { refusalOf } from '../../core/action/refusal.ts'
import { OrderToShip } from './order-to-ship.tsx'
import {
  chosenGoods,
  isTrackingNumber,
  isWrong,
  leavesRest,
  type ParcelDraft,
  type ParcelProblem,
  parcelId,
  problemsByPlace,
  toParcel,
} from './parcel-draft.ts'
import { ParcelsToShip } from './parcels-to-ship.tsx'
import { useParcelCompanies } from './use-parcel-companies.ts'
import { useParcels } from './use-parcels.ts'

export interface ShipDialogProps {
  /** The area whose ship call is used. */
  readonly area: 'seller' | 'admin'
  /** Orders that wait for delivery; none closes the dialog. */
  readonly orders: readonly OrderRow[]
  /** Called with true when all orders are shipped, with false on close before. */
  readonly onClose: (all: boolean) => void
}

/**
 * Ships one or many orders, each with one or more parcels: tracking number and company. Made for a scanner: the number
 * has the focus, selects its company if it can, and Enter goes to the next empty number, or ships. Refused orders stay
 * with their error; without an answer all input stays. The last company used is remembered.
 */
export function ShipDialog({ area, orders, onClose }: ShipDialogProps) {
  const say = useText('records', 'order', 'error')
  const companies = useParcelCompanies(area)
  const [ship, shipping] = useShipOrdersMutation()
  const typed = useParcels()
  const [problems, setProblems] = useState<Readonly<Record<string, ParcelProblem>>>({})
  const [refusals, setRefusals] = useState<Readonly<Record<number, string>>>({})
  const [message, setMessage] = useState<string>()
  const [shippedIds, setShippedIds] = useState<readonly number[]>([])
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(problems).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [problems])
  const waiting = orders.filter(order => !shippedIds.includes(order.id))
  const change = (next: ParcelDraft) => typed.change(companies.beside(next))
  const goOn = (read: HTMLInputElement): boolean => {
    if (read.value.trim() === '') return false
    const fields = [...(form.current?.querySelectorAll<HTMLInputElement>('[data-parcel-number]') ?? [])]
    const at = fields.indexOf(read)
    const next = [...fields.slice(at + 1), ...fields.slice(0, at)].find(({ value }) => value.trim() === '')
    next?.focus()
    return next !== undefined
  }
  const end = (all: boolean) => {
    typed.clear()
    setProblems({})
    setRefusals({})
    setMessage(undefined)
    setShippedIds([])
    onClose(all)
  }
  const close = () => end(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // A second Enter during the request ships nothing twice.
    if (shipping.isLoading) return
    const parcels = waiting.flatMap(order => typed.of(order.id))
    const found = parcels.map(parcel => ({
      company: companies.codeOf(parcel) === '' ? say('error.required') : undefined,
      number: isTrackingNumber(parcel.number) ? undefined : say('records.tracking_no_wrong'),
      goods: chosenGoods(parcel)?.length === 0 ? say('order.parcel_nothing') : undefined,
    }))
    const name = (list: readonly ParcelProblem[]) =>
      Object.fromEntries(parcels.map((parcel, place) => [parcelId(parcel), list[place] ?? {}]))
    setProblems(name(found))
    setRefusals({})
    setMessage(undefined)
    if (found.some(isWrong)) return
    const answer = await ship({ area, orders: parcels.map(parcel => toParcel(parcel, companies.codeOf(parcel))) })
    const at = (fields: Readonly<Record<string, string>> = {}) =>
      name(parcels.map((parcel, place) => problemsByPlace(fields, place, parcel)))
    if (answer.data === undefined) {
      const refused = refusalOf(answer.error, say)
      setProblems(at(refused.fields))
      setMessage(refused.message)
      return
    }
    const { shipped, refused } = answer.data
    companies.keep(parcels.at(-1))
    setShippedIds([...shippedIds, ...shipped])
    setRefusals(Object.fromEntries(refused.flatMap(item => (item.fields ? [] : [[item.id, item.msg]]))))
    setProblems(at(Object.assign({}, ...refused.map(item => item.fields))))
    const parts = orders.filter(order => shipped.includes(order.id) && leavesRest(order, typed.of(order.id)))
    if (shipped.length > parts.length) toast.success(say('records.shipped', { count: shipped.length - parts.length }))
    if (parts.length > 0) toast.success(say('order.part_shipped', { count: parts.length }))
    if (refused.length === 0) end(true)
  }
  return (
    <GuardedDialog
      open={orders.length > 0}
      onClose={close}
      title={say('records.ship')}
      width="half"
      fullScreenToggle
      dirty={typed.isTouched}
    >
      {companies.asking.isError && (
        <ErrorState
          extent="inline"
          retrying={companies.asking.isFetching}
          onRetry={() => void companies.asking.refetch()}
        />
      )}
      <chakra.form ref={form} onSubmit={event => void submit(event)} noValidate display="grid" gap="4">
        {waiting.map(order => (
          <OrderToShip key={order.id} order={order} refusal={refusals[order.id]}>
            <ParcelsToShip
              order={order}
              typed={typed}
              companies={companies}
              problems={problems}
              onChange={change}
              onRead={goOn}
            />
          </OrderToShip>
        ))}
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="flex-end" gap="3">
          <chakra.div role="alert" flex="1" textStyle="sm" fontWeight="medium" color="status.danger.fg">
            {message}
          </chakra.div>
          <Button onClick={close}>{say('common.cancel')}</Button>
          <Button type="submit" look="solid" tone="accent" loading={shipping.isLoading}>
            {say('records.ship')}
          </Button>
        </chakra.div>
      </chakra.form>
    </GuardedDialog>
  )
}
