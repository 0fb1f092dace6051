import { chakra } from '@chakra-ui/react/styled-system'
import { useShipOrdersMutation } from '@shiji/api/order/order.back-office.api.ts'
import { type ResourceRow, useListRowsQuery } from '@shiji/api/resource/resource.api.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/button/button.tsx'
import { ErrorState } from '@shiji/ui/state-view/states.tsx'
import { toast } from '@shiji/ui/toast/toast.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { GuardedDialog } from '../action/guarded-dialog.tsx'
import { refusalOf } from '../action/refusal.ts'
import { inLanguage, textOf } from '../records/read-row.ts'
import { OrderToShip } from './order-to-ship.tsx'
import {
  isTrackingNumber,
  type ParcelDraft,
  type ParcelProblem,
  parcelId,
  problemsByPlace,
  toParcel,
} from './parcel-draft.ts'
import { ParcelFields } from './parcel-fields.tsx'
import { useParcels } from './use-parcels.ts'

export interface ShipDialogProps {
  /** Whose orders call ships. */
  readonly area: 'seller' | 'admin'
  /** Orders that wait for delivery; none closes the dialog. */
  readonly orders: readonly ResourceRow[]
  /** It is left, or all orders are shipped. */
  readonly onClose: () => void
}

/**
 * Ships one or many orders, each with one or more parcels: company and tracking number. What the server refuses stays with
 * its reason, and so does everything typed when no answer comes. The company of the last parcel sent is there next time.
 */
export function ShipDialog({ area, orders, onClose }: ShipDialogProps) {
  const say = useText('records', 'error')
  const locale = useLocale()
  const companies = useListRowsQuery({ path: '/expresses', query: { per_page: 100 } })
  const [ship, shipping] = useShipOrdersMutation()
  const typed = useParcels()
  const [problems, setProblems] = useState<Readonly<Record<string, ParcelProblem>>>({})
  const [refusals, setRefusals] = useState<Readonly<Record<number, string>>>({})
  const [message, setMessage] = useState<string>()
  const [shippedIds, setShippedIds] = useState<readonly number[]>([])
  const [lastCompany, setLastCompany] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(problems).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [problems])
  const choices = (companies.data?.data ?? []).map(row => ({
    value: textOf(row, 'code'),
    label: inLanguage(row, 'name', locale),
  }))
  const waiting = orders.filter(order => !shippedIds.includes(order.id))
  const companyOf = ({ code }: ParcelDraft) => code ?? lastCompany ?? choices[0]?.value ?? ''
  const close = () => {
    typed.clear()
    setProblems({})
    setRefusals({})
    setMessage(undefined)
    setShippedIds([])
    onClose()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // A second Enter while the first is under way ships nothing twice.
    if (shipping.isLoading) return
    const parcels = waiting.flatMap(order => typed.of(order.id))
    const found = parcels.map(parcel => ({
      company: companyOf(parcel) === '' ? say('error.required') : undefined,
      number: isTrackingNumber(parcel.number) ? undefined : say('records.tracking_no_wrong'),
    }))
    const name = (list: readonly ParcelProblem[]) =>
      Object.fromEntries(parcels.map((parcel, place) => [parcelId(parcel), list[place] ?? {}]))
    setProblems(name(found))
    setRefusals({})
    setMessage(undefined)
    if (found.some(problem => problem.company !== undefined || problem.number !== undefined)) return
    const answer = await ship({ area, orders: parcels.map(parcel => toParcel(parcel, companyOf(parcel))) })
    if (answer.data === undefined) {
      const refused = refusalOf(answer.error, say)
      setProblems(name(parcels.map((_, place) => problemsByPlace(refused.fields ?? {}, place))))
      setMessage(refused.message)
      return
    }
    const { shipped, refused } = answer.data
    setLastCompany(parcels.map(companyOf).at(-1))
    setShippedIds([...shippedIds, ...shipped])
    setRefusals(Object.fromEntries(refused.map(item => [item.id, item.msg])))
    if (shipped.length > 0) toast.success(say('records.shipped', { count: shipped.length }))
    if (refused.length === 0) close()
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
      {companies.isError && (
        <ErrorState extent="inline" retrying={companies.isFetching} onRetry={() => void companies.refetch()} />
      )}
      <chakra.form ref={form} onSubmit={event => void submit(event)} noValidate display="grid" gap="4">
        {waiting.map(order => (
          <OrderToShip key={order.id} order={order} refusal={refusals[order.id]}>
            {typed.of(order.id).map((parcel, index, own) => (
              <ParcelFields
                key={parcel.key}
                name={say('records.parcel_of', { number: index + 1 })}
                parcel={parcel}
                companies={choices}
                company={companyOf(parcel)}
                problem={problems[parcelId(parcel)]}
                onChange={typed.change}
                onRemove={own.length === 1 ? undefined : () => typed.remove(parcel)}
              />
            ))}
            <chakra.div>
              <Button size="sm" onClick={() => typed.add(order.id)}>
                {say('records.parcel_add')}
              </Button>
            </chakra.div>
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
